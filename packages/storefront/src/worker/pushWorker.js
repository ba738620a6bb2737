// Shows what is pushed to this device, and leads to it. `shopName` and `payingPaths` stand before it (workerFile.ts).
(() => {
  const home = self.location.origin;

  const read = data => {
    try {
      const message = data.json();
      return typeof message === 'object' && message ? message : {};
    } catch {
      return {};
    }
  };
  const words = value => (typeof value === 'string' ? value.trim() : '');

  // Rule push-05: paths of this shop, with the number of the notification, and nothing else.
  const pathOf = ({ data, fcmOptions, notification }) => {
    const url = new URL(home);
    for (const written of [data?.url, fcmOptions?.link, notification?.click_action]) {
      if (!words(written) || !URL.canParse(written, home)) continue;
      const target = new URL(written, home);
      if (target.origin !== home || target.username || target.password) continue;
      url.href = target.href;
      break;
    }
    const nid = String(data?.nid ?? '');
    if (/^[1-9]\d{0,9}$/.test(nid)) url.searchParams.set('nid', nid);
    return url.href;
  };

  self.addEventListener('push', event => {
    const message = read(event.data);
    const told = message.notification ?? message.data ?? {};
    const address = pathOf(message);
    const { nid } = message.data ?? {};
    // A browser takes the right to push from who shows nothing.
    event.waitUntil(
      self.registration.showNotification(words(told.title) || shopName, {
        body: words(told.body),
        icon: '/icons/icon-192.png',
        data: address,
        ...(nid && { tag: `notification-${nid}` }),
      }),
    );
    // The bell of an open page (useNotifications.ts).
    const bells = new BroadcastChannel('notifications-pushed');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    bells.postMessage('');
    bells.close();
  });

  // Rule push-05: an open page of the shop is taken, but for one whose document pays. A page's `url` is that by which its
  // document came, wherever it has gone since.
  const lead = async address => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => !payingPaths.test(new URL(url).pathname));
    const there = await page?.navigate(address).catch(() => undefined);
    if (there) await there.focus().catch(() => undefined);
    else await self.clients.openWindow(address);
  };

  self.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data ?? home));
  });
})();
