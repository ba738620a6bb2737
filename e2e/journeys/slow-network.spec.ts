import { holdBack, slowDown } from '../support/network.ts';
import { address } from '../support/checkout.ts';
import { addToCart, expect, findProduct, open, shops, test } from '../support/shop.ts';

// Rule look-19.
test('on a slow network a product shows at once, and what is pressed early is kept and done', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  const asked: string[] = [];
  page.on('request', request => void (request.resourceType() === 'image' && asked.push(request.url())));
  await slowDown(page, { latency: 400, download: 60_000, upload: 30_000 });
  const answer = await page.goto(shops.zepp + product.url, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await button.click();
  await expect(page.locator('form[data-late][aria-busy="true"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart ?, ?1 ?item$/ })).toBeVisible();
  const picture = await page
    .locator('main img')
    .first()
    .evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  expect(asked.filter(url => url === picture)).toHaveLength(1);
  expect(asked[0]).toBe(picture);
  expect((await answer?.text())?.slice(0, 300)).toMatch(/<link rel="preload" as="image"/);
});

test('on a slow network the old page stays until a product comes, and a category shows its shape at once', async ({
  page,
}) => {
  await open(page, `${shops.uni}/mobiles-tablets.html`);
  await slowDown(page, { latency: 1500, download: 60_000, upload: 30_000 });
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobiles & Tablets');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 30_000 });

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Laptops & Computers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laptops & Computers');
  await expect(page.getByRole('list', { name: 'Products are loading' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 30_000 });
});

test('on a slow network a phone asks for the pictures of tiles that are near, and for those further down as they come near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked = new Set<string>();
  page.on('request', request => {
    if (request.url().includes('/media/catalog/product/')) asked.add(request.url());
  });
  await slowDown(page, { latency: 600, download: 60_000, upload: 30_000 });
  await open(page, `${shops.zepp}/`);
  await page.waitForLoadState('networkidle');
  expect(asked.size).toBeLessThanOrEqual(4);
  const pictures = page.getByRole('list', { name: 'Picked for desks and homes' }).locator('img');
  await expect(pictures).toHaveCount(8);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  expect(asked.size).toBeGreaterThanOrEqual(8);
});

// Rule frame-22.
test('what a shopper chooses and counts before any script has come is what is bought', async ({ page }) => {
  const product = await findProduct({ type: 'ConfigurableProduct', from: 500 });
  const letGo = await holdBack(page, /\/assets\/.+\.js/);
  await page.goto(shops.float + product.url, { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form[data-late]').first();
  await expect(form.locator('fieldset').first()).toBeVisible();
  const chosen: string[] = [];
  for (const option of await form.locator('fieldset').all()) {
    const choice = option.getByRole('radio', { checked: false, disabled: false }).first();
    chosen.push((await choice.getAttribute('aria-label')) ?? '');
    await choice.check({ force: true });
  }
  await form.getByRole('button', { name: 'One more' }).click();
  await form.getByRole('button', { name: 'Add to cart', exact: true }).click();
  letGo();
  await expect(page.getByText(/ is in your cart\./)).toBeVisible();
  await open(page, `${shops.float}/cart`);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name }).first();
  for (const choice of chosen) await expect(line).toContainText(choice);
  await expect(line.getByRole('group', { name: /Quantity/ }).getByRole('status')).toHaveText('2');
});

// Rule checkout-20.
test('what a guest types into the address and sends before any script has come is kept and sent', async ({ page }) => {
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  const letGo = await holdBack(page, /\/assets\/.+\.js/);
  await page.goto(`${shops.float}/checkout`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('early@example.com');
  await main.getByLabel('Pincode').fill(address.pincode);
  await main.getByLabel('First name').fill(address.firstname);
  await main.getByLabel('Last name').fill(address.lastname);
  await main.getByLabel('House number and street').fill(address.street);
  await main.getByLabel('City').fill('New Delhi');
  await main.getByLabel('State').selectOption('Delhi');
  await main.getByLabel('Mobile number').pressSequentially(address.telephone);
  await main.getByLabel('Mobile number').press('Enter');
  await expect(main.locator('form[data-late][aria-busy="true"]')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined();
  letGo();
  await expect(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first()).toBeVisible();
  await expect(main.getByText('early@example.com')).toBeVisible();
  await page.reload();
  await expect(main.getByText(address.street)).toBeVisible();
});

test('the cursor stays where a guest types while the checkout is being loaded', async ({ page }) => {
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  const letGo = await holdBack(page, /\/assets\/.+\.js/);
  await page.goto(`${shops.float}/checkout`, { waitUntil: 'commit' });
  const email = page.getByRole('main').getByLabel('E-mail');
  await email.pressSequentially('asha@');
  letGo();
  await expect(page.getByRole('main').getByText('Your order, 1 item')).toBeVisible();
  await expect(email).toBeFocused();
  await page.keyboard.type('example.com');
  await expect(email).toHaveValue('asha@example.com');
});
