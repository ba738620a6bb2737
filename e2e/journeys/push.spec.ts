import { expectAccessible } from '../support/accessible.ts';
import { orderByCash } from '../support/checkout.ts';
import { deliver, playInstalled, pressNotification, pushed, shownOn } from '../support/installedShop.ts';
import { orderDesk } from '../support/orderDesk.ts';
import { serveShop } from '../support/serveShop.ts';
import { sparePorts } from '../support/testPorts.ts';
import { demo, expect, open, shops, signInAs, test } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });

// Rules push-02, push-03, push-04, push-05, push-06 and push-07.
test('a customer is told on the device when an order moves, and no more after signing out', async ({
  page,
  context,
}) => {
  await playInstalled(context);
  await signInAs(page, shops.float, demo.newcomer);
  const number = await orderByCash(page, shops.float);

  await expect(page.getByRole('heading', { name: 'Know when your order moves' })).toBeVisible();
  await expectAccessible(page, 'the card that offers push');
  const saved = page.waitForResponse(answer => /SaveFcmToken/.test(answer.request().postData() ?? ''));
  await page.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(page.getByText(/^We tell you on this device/)).toBeFocused();
  expect(await (await saved).json()).toMatchObject({ data: { saveFcmToken: { status: true } } });

  await orderDesk(number, ['invoice', 'ship']);
  const [message] = await pushed();
  expect(message?.payload).toMatchObject({
    notification: { title: `Your order #${number} is on its way` },
    data: { url: `/order-history/${number}` },
  });
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await deliver(page, shops.float, message!);
  const address = `${shops.float}/order-history/${number}?nid=${message!.payload.data.nid}`;
  // The bell first: asked while it puts a message up, Chromium takes it for one that was taken down.
  await expect(bell).toHaveAccessibleName('Notifications, 3 unread');
  await expect.poll(() => shownOn(page)).toEqual([{ title: `Your order #${number} is on its way`, data: address }]);
  await open(page, shops.float);
  await pressNotification(page);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

  await open(page, `${shops.float}/communications`);
  await expect(page.getByLabel(/^Tell me on this device/)).toBeChecked();
  await expectAccessible(page, 'communications');
  const given = page.waitForRequest(request => request.method() === 'DELETE');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await given;
  await expect(bell).toHaveCount(0);
  const count = (await pushed()).length;
  await orderDesk(number, ['deliver']);
  expect(await pushed()).toHaveLength(count);
});

// Rules push-01 and push-02.
test('nobody is asked in a tab, and there is nothing of it in a shop without a project', async ({ page }) => {
  await signInAs(page, shops.float, demo.newcomer, '/communications');
  await expect(page.getByText(/^In the installed app/)).toBeVisible();
  const plain = await serveShop({
    port: (await sparePorts()).shop,
    backEnd: shops.sandbox,
    env: {
      FIREBASE_API_KEY: '',
      FIREBASE_PROJECT_ID: '',
      FIREBASE_APP_ID: '',
      FIREBASE_VAPID_KEY: '',
      FIREBASE_SERVICE: '',
    },
  });
  try {
    await playInstalled(page.context());
    await signInAs(page, plain.address, demo.newcomer, '/communications');
    const always = page.getByRole('heading', { name: 'About your orders and your account' });
    await expect(always).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'On this device' })).toHaveCount(0);
  } finally {
    await plain.close();
  }
});
