import type { BrowserContext, Page } from '@playwright/test';
import { expect, shops } from './shop.ts';

/** What the played push service was given for a device. */
interface Pushed {
  token: string;
  payload: { notification: { title: string }; data: { url: string; nid: string } };
}

export const pushed = async (): Promise<Pushed[]> =>
  (await (await fetch(`${shops.sandbox}/pushes.json`)).json()) as Pushed[];

/**
 * Plays what a browser in a test has not (docs/decisions/push.md): being installed, and the subscription, which Chromium
 * has only at its maker's service. The permission is real: pressing in the browser's question is played by granting it.
 */
export async function playInstalled(context: BrowserContext): Promise<void> {
  await context.exposeFunction('grantNotifications', () => context.grantPermissions(['notifications']));
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
    Notification.requestPermission = async () => {
      await (window as unknown as { grantNotifications: () => Promise<void> }).grantNotifications();
      return Notification.permission;
    };
    const key = 'test-subscription';
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.invalid/device', keys: { auth: 'YXV0aA', p256dh: 'cDI1NmRo' } }),
      unsubscribe: async () => {
        sessionStorage.removeItem(key);
        return true;
      },
    };
    const read = async () => (sessionStorage.getItem(key) ? subscription : null);
    PushManager.prototype.getSubscription = read as typeof PushManager.prototype.getSubscription;
    PushManager.prototype.subscribe = (async () => {
      sessionStorage.setItem(key, '1');
      return subscription;
    }) as unknown as typeof PushManager.prototype.subscribe;
  });
}

/** Hands a message to the worker of a shop, as the browser does when its maker's service brings one. */
export async function deliver(page: Page, shop: string, { payload }: Pushed): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${shop}/`);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: shop,
    registrationId: await found,
    data: JSON.stringify(payload),
  });
}

/** What the browser shows of a shop, newest last. */
export const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return ((await registration?.getNotifications()) ?? []).map(({ title, data }) => ({ title, data: String(data) }));
  });

/** Presses what the browser shows. */
export async function pressNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  expect(worker, 'the worker that shows it').toBeTruthy();
  await worker!.evaluate(async () => {
    interface Scope {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    }
    const scope = globalThis as unknown as Scope;
    const notification = (await scope.registration.getNotifications()).at(-1);
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
