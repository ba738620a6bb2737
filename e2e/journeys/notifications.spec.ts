import { expectAccessible } from '../support/accessible.ts';
import { orderByCash } from '../support/checkout.ts';
import { orderDesk } from '../support/orderDesk.ts';
import { demo, expect, hydrated, open, shops, signInAs, test } from '../support/shop.ts';

// Rules notifications-01, notifications-02, notifications-03, notifications-05 and notifications-06.
test('what happens to an order rings the bell, in two tabs, and leads to the order', async ({ page, context }) => {
  const bellOf = (tab: typeof page) => tab.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await signInAs(page, shops.zepp, demo.newcomer);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
  await bellOf(page).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  const number = await orderByCash(page, shops.zepp);
  await orderDesk(number, ['invoice', 'ship']);

  await open(page, shops.zepp);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 3 unread');
  const other = await context.newPage();
  await open(other, shops.zepp);
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 3 unread');

  await bellOf(page).click();
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'notifications');
  await drawer.getByRole('link', { name: new RegExp(`order #${number} is on its way`) }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 2 unread');
  await page.reload();
  await hydrated(page);
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 2 unread');

  // On a phone, by its address: the first that was told, then one that is no number.
  await other.setViewportSize({ width: 360, height: 740 });
  const marked = other.waitForRequest(request => /UpdateNotificationReadStatus/.test(request.postData() ?? ''));
  const list = other.waitForResponse(answer => /CustomerNotifications/.test(answer.request().postData() ?? ''));
  await other.reload();
  const { data } = (await (await list).json()) as {
    data: { customerNotifications: { id: number; is_read: boolean }[] };
  };
  const unread = data.customerNotifications.find(each => !each.is_read);
  await open(other, `${shops.zepp}/order-history?nid=${unread?.id}`);
  expect((await marked).postDataJSON()).toMatchObject({ variables: { id: unread?.id } });
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 1 unread');
  await open(other, `${shops.zepp}/?nid=${unread?.id}x`);
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 1 unread');
});

// Rules notifications-01 and notifications-02.
test('a bell whose list cannot be had says so and tries again, and takes no place from a guest', async ({ page }) => {
  await open(page, shops.uni);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  let isAway = true;
  await page.route('**/graphql', (route, request) =>
    isAway && /CustomerNotifications/.test(request.postData() ?? '')
      ? route.fulfill({ status: 500, body: 'Away' })
      : route.continue(),
  );
  await signInAs(page, shops.uni, demo.email);
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.getByText(/^Your notifications could not be loaded\./)).toBeVisible();
  isAway = false;
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByRole('link', { name: /A festive bonus for you/ })).toHaveAttribute('href', '/zepp-coins');
});

// Rule notifications-07.
test('a customer whose browser offers it installs the shop, and the installation is counted', async ({ page }) => {
  const offer = () =>
    page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve(void (document.title = 'asked')),
        }),
      ),
    );
  const button = page.getByRole('button', { name: 'Install App' });
  await signInAs(page, shops.float, demo.newcomer);
  await offer();
  await page.getByRole('banner').getByRole('button', { name: 'Install App' }).click();
  await expect(page).toHaveTitle('asked');
  await expect(button).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await offer();
  await page.getByRole('banner').getByRole('button', { name: /^Hi,/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Install App' }).click();
  await expect(button).toHaveCount(0);
  const counted = page.waitForResponse(answer => /IncrementFcmDownloads/.test(answer.request().postData() ?? ''));
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  expect(await (await counted).json()).toMatchObject({ data: { incrementFcmDownloads: { status: true } } });

  const devtools = await page.context().newCDPSession(page);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${shops.float}/manifest.webmanifest`]);
});
