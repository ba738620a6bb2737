import { spyOn } from 'storybook/test';

const project = {
  apiKey: 'key',
  projectId: 'kaveri',
  appId: '1:1:web:1',
  vapidKey: 'B',
  installations: '/gateways/push',
  registrations: '/gateways/push',
};

/** An installed shop with push, for stories, whose browser was not asked yet and answers as it is told. */
export function installed(answer: NotificationPermission): void {
  const plain = window.fetch;
  spyOn(window, 'fetch').mockImplementation((input, init) =>
    input === '/push.json' ? Promise.resolve(Response.json(project)) : plain(input, init),
  );
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  let permission: NotificationPermission = 'default';
  spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  spyOn(Notification, 'requestPermission').mockImplementation(() => Promise.resolve((permission = answer)));
}

/** A tab again. */
export const uninstalled = (): void => void Reflect.deleteProperty(navigator, 'standalone');
