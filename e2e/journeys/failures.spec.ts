import type { Route } from '@playwright/test';
import { openFaultProxy, type FaultProxy } from '../faults/faultProxy.ts';
import { followRequests } from '../support/network.ts';
import { openOwnShop } from '../support/ownShop.ts';
import { addToCart, ask, expect, findProduct, findProducts, open, shops, hydrated, test } from '../support/shop.ts';

const stored = (name: string) => `M2_VENIA_BROWSER_PERSISTENCE__${name}`;

test('an unknown cart id is replaced by a new cart, once, and the product goes in', async ({ page }) => {
  await open(page, `${shops.float}/mobiles-tablets.html`);
  await page.evaluate(
    key => localStorage.setItem(key, JSON.stringify({ value: 'x'.repeat(32), timeStored: Date.now() })),
    stored('cartId'),
  );
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart ?, ?1 ?item$/ })).toBeVisible();
});

test("a coupon that does not exist gives the server's text and keeps what was typed", async ({ page }) => {
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  await open(page, `${shops.float}/cart`);
  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText("The coupon code isn't valid. Verify the code and try again.")).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('NOSUCHCODE');
});

test('a pincode of five digits, and one that nobody knows', async ({ page }) => {
  await open(page, shops.float + (await findProduct({ from: 500 })).url);
  await page.getByRole('button', { name: /Delivering to New Delhi 110001/ }).click();
  const code = page.getByRole('textbox', { name: 'Delivery code' });
  await code.fill('11000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAccessibleDescription('Invalid pincode format.');
  await code.fill('999999');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAccessibleDescription('City not found for this pincode.');
  await code.fill('560001');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /Delivering to Bengaluru 560001/ })).toBeVisible();
});

test('a sold-out product cannot be bought and says so', async ({ page }) => {
  const product = await findProduct({ stock: 'OUT_OF_STOCK' });
  await open(page, shops.zepp + product.url);
  const button = page.getByRole('button', { name: 'Out of stock' });
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expect(page.getByText(`What you chose is out of stock: ${product.name}.`)).toBeVisible();
  await expect(button).toBeFocused();
});

test("more than there is gives the server's text and leaves the cart alone", async ({ page }) => {
  const { data } = await ask<{
    products: {
      items: { __typename: string; name: string; sku: string; url_key: string; only_x_left_in_stock: number | null }[];
    };
  }>(
    '{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename name sku url_key only_x_left_in_stock } } }',
  );
  const scarce = data.products.items.find(
    item => item.__typename === 'SimpleProduct' && (item.only_x_left_in_stock ?? 0) > 0,
  );
  if (!scarce) throw new Error('The catalogue has nothing scarce.');
  const product = { name: scarce.name, sku: scarce.sku, url: `/${scarce.url_key}.html`, price: 0 };
  for (let piece = 0; piece < (scarce.only_x_left_in_stock ?? 0); piece += 1)
    await addToCart(page, shops.float, product);
  await open(page, shops.float + product.url);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('main').getByText('The requested qty is not available')).toBeVisible();
});

test('while the back end does not answer, the page says so and nothing is lost', async ({ page }) => {
  const [product] = await findProducts({ from: 500 });
  if (!product) throw new Error('A product is needed.');
  await addToCart(page, shops.float, product);
  await page.route('**/graphql*', route => route.abort());
  await open(page, `${shops.float}/cart`);
  await expect(
    page
      .getByRole('main')
      .getByText(/could not be reached|cannot be reached|could not be loaded/i)
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/graphql*');
  await page
    .getByRole('button', { name: /try again|reload/i })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});

/** Ways in which a back end fails: it answers an error, it answers what nobody can read, the line breaks. */
const ways = {
  error: (route: Route) => route.fulfill({ status: 500, json: { errors: [{ message: 'Internal server error' }] } }),
  rubbish: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>It works!</h1>' }),
  breaks: (route: Route) => route.abort(),
};

// Rules client-19 and checkout-20: the document carries the states, unless the back end could not tell them while it was written.
test('the states that an address may be in come by themselves once the network is back', async ({ page, context }) => {
  let proxy: FaultProxy | undefined;
  const shop = await openOwnShop(async backEnd => (proxy = await openFaultProxy(backEnd)).address);
  await addToCart(page, shop.address, await findProduct({ from: 600 }));
  const lost = (url: URL) => /getRegions/i.test(url.search);
  await page.route(lost, route => route.abort('internetdisconnected'));
  proxy?.begin({ asked: { name: 'getRegions', nth: 0 }, fault: 'broken' });
  await open(page, `${shop.address}/checkout`);
  const notice = page.getByText('The list of states could not be loaded.');
  await expect(notice).toBeVisible();
  await page.unroute(lost);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.close();
  await Promise.all([shop.close(), proxy?.close()]);
});

test('wherever the back end fails on a walk through the shop, the page says so, offers to try again, and works afterwards', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const tiles = main.getByRole('article');
  const count = main.getByRole('status');
  const failed = main.getByText('Something went wrong. Sorry about that.');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  /** Takes a step that fails, sees the message in the frame of the shop, and tries again. */
  const stumble = async (way: keyof typeof ways, step: () => Promise<unknown>) => {
    await page.route('**/graphql*', ways[way]);
    await step();
    await expect(failed).toBeVisible({ timeout: 30_000 });
    await expect(menu.getByRole('link').first()).toBeVisible();
    await page.unrouteAll();
  };
  const tryAgain = async () => {
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toBeHidden();
    await hydrated(page);
  };

  await open(page, shops.float);
  await stumble('error', () => menu.getByRole('link', { name: 'Mobiles & Tablets' }).click());
  await expect(page).toHaveURL(/mobiles-tablets\.html$/);
  await tryAgain();
  await expect(heading).toHaveText('Mobiles & Tablets');
  const all = await count.innerText();

  await stumble('error', () => main.getByRole('link', { name: /Page 2|^2$/ }).click());
  await page.goBack();
  await expect(tiles.first(), 'the way back is open without trying again').toBeVisible();

  await stumble('rubbish', () =>
    main.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check(),
  );
  await tryAgain();
  await expect(count).not.toHaveText(all);
  await expect(tiles.first()).toBeVisible();

  await stumble('breaks', () => tiles.first().getByRole('link').first().click());
  await tryAgain();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();

  await stumble('error', async () => {
    await page.getByRole('banner').getByRole('combobox').fill('kettle');
    await page.keyboard.press('Enter');
  });
  await expect(page).toHaveURL(/search\.html\?query=kettle/);
  await menu.getByRole('link', { name: 'Laptops & Computers' }).click();
  await expect(heading, 'another way is open without trying again').toHaveText('Laptops & Computers');
});

test('an answer that comes after the shopper has left changes nothing, however bad it is', async ({ page }) => {
  await open(page, `${shops.float}/mobiles-tablets.html`);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  const waiting: Route[] = [];
  await page.route('**/graphql*', route => void waiting.push(route));
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await page.unroute('**/graphql*');
  await menu.getByRole('link', { name: 'Laptops & Computers' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await Promise.all(waiting.map(route => ways.error(route).catch(() => {})));
  await menu.getByRole('link', { name: 'Mobiles & Tablets' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mobiles & Tablets');
  await expect(main.getByText('Something went wrong')).toHaveCount(0);
});

/** What a back end answered, with names of 300 characters and prices of ten crores less a rupee. */
const exaggerated = (value: unknown, key = '', isPrice = false): unknown => {
  if (Array.isArray(value)) return value.map(entry => exaggerated(entry, key, isPrice));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, exaggerated(inner, name, isPrice || /price/.test(name))]),
    );
  if (typeof value === 'string' && /^(name|label|title|category_name|platform|product_message)$/.test(key))
    return 'Extraordinary'.repeat(23);
  return typeof value === 'number' && ((isPrice && key === 'value') || key.endsWith('count')) ? 99_999_999 : value;
};

test('names and prices that nobody foresaw fit on a phone and on a desk', async ({ page }) => {
  const main = page.getByRole('main');
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.route('**/graphql*', async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: exaggerated(await answer.json()) });
  });
  const fits = async () => {
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await open(page, shops.float);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Mobiles & Tablets' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^(Extraordinary)+$/);
  // A menu that comes back under a resting pointer would open.
  await page.mouse.move(0, 0);
  await fits();
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await fits();
});

test('a piece of the page that could not be fetched is fetched by the next press', async ({ page }) => {
  let broken = true;
  const quiet = followRequests(page);
  await open(page, shops.float + (await findProduct({ from: 350 })).url);
  await page.route('**/assets/*.js', route => (broken ? route.abort() : route.continue()));
  const place = page.getByRole('button', { name: /Delivering to/ });
  await place.click();
  await expect(
    page.getByText('A part of the shop could not be loaded. Check your connection and try again.').first(),
  ).toBeVisible();
  // The first file that fails is told: what else the piece consists of may still be about to fail.
  await quiet();
  broken = false;
  await place.click();
  await expect(page.getByRole('dialog').getByLabel('Delivery code')).toBeVisible();
});
