// A notification when it is one's turn and the page is not looked at.

export const canNotify = () => isSecureContext && typeof Notification !== 'undefined';
export const mayNotify = () => canNotify() && Notification.permission === 'granted';

export async function allow(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** On phones only a worker can notify; where there are no workers, the page does. */
export async function tell(title: string, body: string) {
  if (!document.hidden || !mayNotify()) return;
  const shown = { body, icon: '/icon.svg', tag: 'turn', data: location.href };
  if (!('serviceWorker' in navigator)) new Notification(title, shown);
  else {
    await work();
    await (await navigator.serviceWorker.ready).showNotification(title, shown);
  }
}

/** The worker shows notifications, and the rules where there is no network. */
export async function work() {
  if ('serviceWorker' in navigator && isSecureContext && import.meta.env.PROD)
    await navigator.serviceWorker.register('/worker.js');
}
