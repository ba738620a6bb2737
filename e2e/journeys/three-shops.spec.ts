import { holdBack } from '../support/network.ts';
import { hydrated, everyShop, expect, findProduct, open, shops, test } from '../support/shop.ts';

// Rule cart-13.
test("a guest's cart trigger leads to sign-in and back on zepp-coins", async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(`${shops.zepp}/sign-in?from=%2Fcart`);
  await page.getByLabel('E-mail').fill('ravi@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Shop@1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/cart`);
});

// Rule cart-13.
test("a guest's cart trigger leads to sign-in on uni-coins and to the cart on float-price", async ({ page }) => {
  await open(page, `${shops.uni}/mobiles-tablets.html`);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAttribute(
    'href',
    '/sign-in?from=%2Fcart',
  );
  await open(page, `${shops.float}/mobiles-tablets.html`);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(`${shops.float}/cart`);
});

// Rule cart-13.
test('the cart is open by its address everywhere', async ({ page }) => {
  await open(page, `${shops.zepp}/cart`);
  await expect(page).toHaveURL(`${shops.zepp}/cart`);
  await expect(page.getByRole('banner')).toContainText('Shopping Cart');
});

// Rule frame-18.
test('each shop has its own help number', async ({ page }) => {
  const numbers: string[] = [];
  for (const shop of Object.values(everyShop)) {
    await open(page, `${shop}/mobiles-tablets.html`);
    numbers.push((await page.locator('a[href^="https://wa.me/"]').getAttribute('href')) ?? '');
  }
  expect(new Set(numbers).size).toBe(Object.keys(everyShop).length);
  for (const number of numbers) expect(number).toMatch(/^https:\/\/wa\.me\/[1-9]\d{9,14}$/);
});

// Rule shops-01.
test('uni-coins calls its coins Uni Coins', async ({ page }) => {
  await open(page, `${shops.uni}/sign-in?from=%2Fzepp-coins`);
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Shop@1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Uni Coins');
  await expect(page).toHaveTitle(/^Uni Coins - /);
});

// Rule shops-04.
test('prices have no decimals, and two on float-price', async ({ page }) => {
  const { url, price } = await findProduct({ from: 1000 });
  await open(page, shops.zepp + url);
  await expect(
    page.getByText(`₹${price.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`, { exact: true }).first(),
  ).toBeVisible();
  await open(page, shops.float + url);
  await expect(
    page.getByText(`₹${price.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`, { exact: true }).first(),
  ).toBeVisible();
});

test('a tap on Add to cart before hydration is kept and done', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  const sendEntry = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(shops.float + product.url);
  const form = page.locator('form[data-late]').first();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  sendEntry();
  await hydrated(page);
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    /^Cart ?, ?1 ?item$/,
  );
});

// Rule frame-22.
test('other buttons that are pressed before hydration answer once the shop listens', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  const sendEntry = await holdBack(page, '**/assets/entry-client-*.js');
  await page.goto(shops.float + product.url);
  const main = page.getByRole('main');
  const compare = main.getByRole('button', { name: `Compare: ${product.name}` });
  const more = main.getByRole('button', { name: 'One more' });
  await compare.click();
  await more.click();
  await expect(compare).toHaveAttribute('aria-busy', 'true');
  sendEntry();
  await hydrated(page);
  await expect(main.getByRole('group', { name: 'Quantity' }).first()).toHaveText('2');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
});

// Rule frame-22.
test('when the scripts cannot be fetched, the tap says so and can be repeated', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  let broken = true;
  await page.route('**/assets/*.js*', route => (broken ? route.abort() : route.continue()));
  await page.goto(shops.float + product.url);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(
    page.getByText('The page could not finish loading. Check your connection and press again.'),
  ).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
});

// Rule frame-22.
test('when a piece that the page begins with cannot be fetched, the next press starts the shop anew', async ({
  browser,
}) => {
  let broken = true;
  // A context of its own: the console is told why the shop could not start.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/assets/productTypeBoxes-*.js', route => (broken ? route.abort() : route.continue()));
  await page.goto(`${shops.float}/thaliwell-naam-steel-tiffin-with-an-engraved-name.html`);
  const more = page.getByRole('main').getByRole('button', { name: 'One more' });
  const quantity = page.getByRole('main').getByRole('group', { name: 'Quantity' }).first();
  await more.click();
  await expect(
    page.getByText('The page could not finish loading. Check your connection and press again.'),
  ).toBeVisible();
  broken = false;
  await more.click();
  await hydrated(page);
  await expect(quantity).toHaveText('2');
  await context.close();
});

// Rule delivery-07.
test("the device's position is asked for on load only where permission was given before", async ({ browser }) => {
  const { url } = await findProduct({ from: 500 });
  const visit = async (permissions: string[]) => {
    const context = await browser.newContext({ permissions, geolocation: { latitude: 12.97, longitude: 77.59 } });
    const page = await context.newPage();
    let asked = 0;
    await page.route('https://nominatim.openstreetmap.org/**', async route => {
      asked += 1;
      await route.fulfill({
        json: { address: { city: 'Bengaluru', postcode: '560001' } },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await open(page, shops.float + url);
    const bar = page.getByRole('button', { name: /Delivering to/ });
    await expect(bar).toContainText(permissions.length > 0 ? 'Bengaluru 560001' : 'New Delhi 110001');
    await context.close();
    return asked;
  };
  expect(await visit(['geolocation'])).toBe(1);
  expect(await visit([])).toBe(0);
});

// Rules catalogue-03, content-16, look-02, look-03, look-04, look-05, look-08, look-13.
test('the frame keeps its measures on a desk and on a phone', async ({ page }) => {
  const banner = page.getByRole('banner').locator('> div');
  const footer = page.getByRole('contentinfo');
  const main = page.getByRole('main');
  await open(page, `${shops.float}/mobiles-tablets.html`);
  await expect(banner).toHaveCSS('min-height', '64px');
  await expect(banner).toHaveCSS('max-width', '1226px');
  await expect(footer).toHaveCSS('min-height', '328px');
  await expect(main.locator('form', { has: page.getByLabel('Sort by') })).toHaveCSS('min-width', /^100(?:\.\d+)?px$/);
  await expect(main.getByRole('article').first().locator('img').first()).toHaveCSS('aspect-ratio', '0.8 / 1');
  await expect(main.getByRole('list', { name: 'Mobiles & Tablets', exact: true })).toHaveCSS(
    'grid-template-columns',
    /^(\S+ ){2}\S+$/,
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await page.setViewportSize({ width: 768, height: 900 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeVisible();
  await expect(footer, 'the last of the page is not under the bar').toHaveCSS('padding-bottom', '56px');
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(banner).toHaveCSS('min-height', '56px');
  await expect(main.getByRole('list', { name: 'Mobiles & Tablets', exact: true })).toHaveCSS(
    'grid-template-columns',
    /^\S+ \S+$/,
  );
  await main.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toHaveCSS('max-height', '482px');
  await page.setViewportSize({ width: 959, height: 900 });
  await expect(sheet).toHaveCSS('width', '600px');

  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, shops.float);
  const categories = main
    .locator('section', { has: page.getByRole('heading', { name: 'Top categories' }) })
    .getByRole('figure');
  const places = await Promise.all(
    (await categories.all()).map(async figure => Math.round((await figure.boundingBox())?.y ?? Number.NaN)),
  );
  expect(
    places.filter(y => y === places[0]),
    'top categories beside each other on a phone',
  ).toHaveLength(3);
});
