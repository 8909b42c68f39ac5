// A notification when it is one's turn and the page is not looked at.

export const canNotify = () => typeof Notification !== 'undefined';
export const mayNotify = () => canNotify() && Notification.permission === 'granted';

export async function allow(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function tell(title: string, body: string) {
  if (document.hidden && mayNotify()) new Notification(title, { body, icon: '/icon.svg', tag: 'turn' });
}
