// A notification was clicked: its table comes to the front.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data;
  const front = async () => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find((page) => page.url === table);
    await (open ? open.focus() : clients.openWindow(table));
  };
  event.waitUntil(front());
});
