import { playedAnalytics } from '@shop/tooling/services';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { address, choose, fillAddress, orderNumberOn } from '../support/checkout.ts';
import { serveShop } from '../support/serveShop.ts';
import { expect, findProduct, hydrated, open, shops, test } from '../support/shop.ts';
import { sparePorts } from '../support/testPorts.ts';

interface Told {
  tool: 'dataLayer' | 'engagement';
  told: { event?: string; name?: string; ecommerce?: Record<string, unknown>; params?: Record<string, unknown> };
}

const events = async (): Promise<Told[]> => (await (await fetch(`${shops.sandbox}/events.json`)).json()) as Told[];

/** What a tool was told, in its order, without what comes when it likes. */
const namesTo = async (tool: Told['tool']) =>
  (await events())
    .filter(each => each.tool === tool)
    .map(({ told }) => told.event ?? told.name ?? 'command')
    .filter(name => name !== 'web_vital' && name !== 'gtm.js');

const toldOf = async (name: string) => {
  const one = (await events()).find(({ told }) => told.event === name)?.told;
  return { ...one, ...one?.ecommerce };
};

const notice = (page: Page) => page.getByRole('complementary', { name: 'May we learn from your visit?' });

/** A shop of float-price that tells both tools, which the sandbox plays. */
const servePlayed = async () =>
  serveShop({ port: (await sparePorts()).shop, backEnd: shops.sandbox, env: playedAnalytics });

// Rules analytics-02, analytics-03, analytics-04, analytics-05, analytics-06, analytics-07 and analytics-09.
test('nothing is told before a yes, and then a purchase from search to order, each step once', async ({ page }) => {
  const shop = await servePlayed();
  const sent: string[] = [];
  page.on('request', request => {
    // The code that measures may come before a yes: what it measures may not leave.
    if (/\/gateways\/analytics|\/web-vitals$/.test(request.url())) sent.push(request.url());
  });
  try {
    const product = await findProduct({ from: 600 });
    await open(page, `${shop.address}/`);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, 'the question about consent');
    const search = page.getByRole('search').getByRole('combobox');
    await search.fill(product.name);
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
    const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
    await box.check();
    await expect(page).toHaveURL(/query=[^&]+&\w+=/);
    await box.uncheck();
    await expect(page).not.toHaveURL(/query=[^&]+&/);
    expect([sent, await events()]).toEqual([[], []]);

    await notice(page).getByRole('button', { name: 'Allow' }).click();
    await expect(notice(page)).toHaveCount(0);
    const before = [
      'page_view',
      'page_view',
      'search',
      'view_search_results',
      'view_item_list',
      'page_view',
      'filter_applied',
      'view_item_list',
      'page_view',
      'view_item_list',
    ];
    await expect.poll(() => namesTo('dataLayer')).toEqual(before);

    await page.getByRole('main').getByRole('article').getByRole('link', { name: product.name }).first().click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('button', { name: 'View cart' }).click();
    await expect(page).toHaveURL(`${shop.address}/cart`);
    await page.getByLabel('Coupon code').fill('SAVE10');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('SAVE10 is applied')).toBeVisible();
    await page.getByRole('link', { name: 'Go to checkout' }).first().click();
    await fillAddress(page, 'guest@example.com');
    await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
    await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
    await page.getByRole('button', { name: /^Place order, pay/ }).click();
    await expect(page).toHaveURL(`${shop.address}/order-confirmation`);
    const number = await orderNumberOn(page);

    const bought = [
      ...before,
      'select_item',
      'page_view',
      'view_item',
      'add_to_cart',
      'page_view',
      'view_cart',
      'coupon_applied',
      'page_view',
      'begin_checkout',
      'checkout_started',
      'shipping_details_updated',
      'add_shipping_info',
      'add_payment_info',
      'order_created',
      'purchase',
      'checkout_completed',
      'page_view',
    ];
    await expect.poll(() => namesTo('dataLayer')).toEqual(bought);
    expect(await namesTo('engagement')).toEqual(bought);
    const off = Math.round(product.price * 10) / 100;
    const item = { item_id: product.sku, item_name: product.name, quantity: 1, price: product.price };
    expect(await toldOf('search')).toMatchObject({ search_term: product.name });
    expect(await toldOf('add_to_cart')).toMatchObject({ currency: 'INR', value: product.price, items: [item] });
    expect(await toldOf('coupon_applied')).toMatchObject({ coupon: 'SAVE10', currency: 'INR', discount: off });
    expect(await toldOf('begin_checkout')).toMatchObject({ coupon: 'SAVE10', items: [item] });
    expect(await toldOf('purchase')).toMatchObject({
      transaction_id: number,
      currency: 'INR',
      value: Math.round((product.price - off) * 100) / 100,
      coupon: 'SAVE10',
      items: [item],
    });

    const told = JSON.stringify(await events());
    for (const personal of ['example.com', address.firstname, address.lastname, 'Barakhamba', address.pincode])
      expect(told, personal).not.toContain(personal);

    await page.reload();
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await open(page, `${shop.address}/search.html?query=asha%40example.com+98000+00001`);
    await expect.poll(async () => (await namesTo('dataLayer')).includes('view_search_results')).toBe(true);
    const afterwards = ['search', 'view_search_results', 'view_item_list'];
    await expect
      .poll(async () => (await namesTo('engagement')).slice(bought.length).filter(name => name !== 'page_view'))
      .toEqual(afterwards);
    const searched = JSON.stringify(await events());
    expect(searched).toContain('[e-mail] [number]');
    for (const personal of ['example.com', '98000']) expect(searched, personal).not.toContain(personal);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await expect(notice(page)).toContainText('You have allowed it.');
    await notice(page).getByRole('button', { name: 'Decline' }).click();
    await expect.poll(async () => (await namesTo('engagement')).at(-1)).toBe('consent_withdrawn');
    const count = (await events()).length;
    sent.length = 0;
    await open(page, `${shop.address}/`);
    await page.getByRole('search').getByRole('combobox').click();
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    expect([sent, (await events()).length]).toEqual([[], count]);
  } finally {
    // What the page still asks for would be cut off.
    await page.goto('about:blank');
    await shop.close();
  }
});

// Rule analytics-01.
test('a shop that tells nobody asks nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await open(page, `${shops.float}/`);
  await page.getByRole('search').getByRole('combobox').click();
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Privacy choices' })).toHaveCount(0);
  expect(asked.filter(url => /measureVisit|AskConsent|analytics|web-vitals/i.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window || 'engagementLayer' in window)).toBe(false);
});

// Rule errors-13.
test('an error that nobody foresaw is told to the server of the shop', async ({ page, context }) => {
  await open(page, `${shops.float}/`);
  const told = context.waitForEvent('request', request => request.url().endsWith('/error-reports'));
  // From a file of the shop's own, as an error of its code would be.
  await page.route('**/assets/defect.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "setTimeout(() => { throw new TypeError('Not foreseen'); });",
    }),
  );
  // It is what is tried here.
  page.removeAllListeners('pageerror').removeAllListeners('console');
  await page.addScriptTag({ url: '/assets/defect.js' });
  const report = await told;
  expect(report.postDataJSON()).toMatchObject({
    id: expect.stringMatching(/^[0-9A-Z]+-\d+$/),
    where: 'window',
    name: 'TypeError',
    message: 'Not foreseen',
    path: '/',
    places: [expect.stringMatching(/^\/assets\/defect\.js:1:\d+$/)],
  });
  expect((await report.response())?.status()).toBe(204);
});
