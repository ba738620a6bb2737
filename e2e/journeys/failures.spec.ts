import { addToCart, ask, demo, expect, findProduct, findProducts, open, shops, signInAs, test } from '../support/shop.ts';

const stored = (name: string) => `M2_VENIA_BROWSER_PERSISTENCE__${name}`;

test('an expired token signs out and says nothing private', async ({ page }) => {
  await signInAs(page, shops.zepp, demo.newcomer);
  await page.evaluate(key => {
    const record = JSON.parse(localStorage.getItem(key) ?? '{}') as { timeStored: number };
    localStorage.setItem(key, JSON.stringify({ ...record, timeStored: record.timeStored - 3_601_000 }));
  }, stored('signin_token'));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(key => localStorage.getItem(key), stored('signin_token'))).toBeNull();
});

test('an unknown cart id is replaced by a new cart, once, and the product goes in', async ({ page }) => {
  await open(page, `${shops.float}/mobiles-tablets.html`);
  await page.evaluate(key => localStorage.setItem(key, JSON.stringify({ value: 'x'.repeat(32), timeStored: Date.now() })), stored('cartId'));
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart ?, ?1 ?items$/ })).toBeVisible();
});

test('a coupon that does not exist gives the server\'s text and keeps what was typed', async ({ page }) => {
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  await open(page, `${shops.float}/cart`);
  await page.getByLabel('Coupon code').fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText("The coupon code isn't valid. Verify the code and try again.")).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('NOSUCHCODE');
});

test('a pincode of five digits, and one that nobody knows', async ({ page }) => {
  await open(page, shops.float + (await findProduct({ from: 500 })).url);
  await page.getByRole('button', { name: /Delivering to New Delhi 110001/ }).click();
  const code = page.getByRole('textbox', { name: 'Delivery code' });
  await code.fill('11000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Invalid pincode format.')).toBeVisible();
  await code.fill('999999');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('City not found for this pincode.')).toBeVisible();
  await code.fill('560001');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /Delivering to Bengaluru 560001/ })).toBeVisible();
});

test('a sold-out product cannot be bought and says so', async ({ page }) => {
  const product = await findProduct({ stock: 'OUT_OF_STOCK' });
  await open(page, shops.zepp + product.url);
  await expect(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
});

test('more than there is gives the server\'s text and leaves the cart alone', async ({ page }) => {
  const { data } = await ask<{ products: { items: { __typename: string; name: string; sku: string; url_key: string; only_x_left_in_stock: number | null }[] } }>(
    '{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename name sku url_key only_x_left_in_stock } } }',
  );
  const scarce = data.products.items.find(item => item.__typename === 'SimpleProduct' && (item.only_x_left_in_stock ?? 0) > 0);
  if (!scarce) throw new Error('The catalogue has nothing scarce.');
  const product = { name: scarce.name, sku: scarce.sku, url: `/${scarce.url_key}.html`, price: 0 };
  for (let piece = 0; piece < (scarce.only_x_left_in_stock ?? 0); piece += 1) await addToCart(page, shops.float, product);
  await open(page, shops.float + product.url);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('main').getByText('The requested qty is not available')).toBeVisible();
});

test('while the back end does not answer, the page says so and nothing is lost', async ({ page }) => {
  const [product] = await findProducts({ from: 500 });
  if (!product) throw new Error('A product is needed.');
  await addToCart(page, shops.float, product);
  await page.route('**/graphql*', route => route.abort());
  await open(page, `${shops.float}/cart`);
  await expect(page.getByRole('main').getByText(/could not be reached|cannot be reached|could not be loaded/i).first()).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: /try again|reload/i }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});
