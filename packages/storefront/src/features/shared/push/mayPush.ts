/** Whether the shop runs as an installed app; iOS says it in a way of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

/** Whether the browser can be pushed to. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether it may be asked for a token (push-02). */
export const mayPush = (): boolean => canPush() && isInstalled() && Notification.permission === 'granted';
