import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose, reachPayment } from '../support/checkout.ts';
import {
  addToCart,
  ask,
  demo,
  expect,
  findProduct,
  findProducts,
  open,
  shops,
  signInAs,
  test,
  type FoundProduct,
} from '../support/shop.ts';

const stepper = (page: Page, product: FoundProduct) => page.getByRole('group', { name: `Quantity of ${product.name}` });
const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^Quantity of/ })
    .evaluateAll(groups => groups.map(group => group.getAttribute('aria-label')));

/** Puts the first variant of a configurable product into this browser's cart, as its product page would. */
async function addVariant(page: Page, shop: string): Promise<FoundProduct> {
  const product = await findProduct({ type: 'ConfigurableProduct', from: 500 });
  const { data } = await ask<{
    products: { items: { variants: { product: { sku: string; stock_status: string } }[] }[] };
  }>(
    'query Variants($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }',
    { sku: product.sku },
  );
  const variant = data.products.items[0]?.variants.find(other => other.product.stock_status === 'IN_STOCK');
  const {
    data: { createEmptyCart: cart },
  } = await ask<{ createEmptyCart: string }>('mutation { createEmptyCart }');
  await ask(
    'mutation ($cart: String!, $parent: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ parent_sku: $parent, sku: $sku, quantity: 1 }]) { cart { id } } }',
    { cart, parent: product.sku, sku: variant?.product.sku ?? '' },
  );
  await open(page, `${shop}/contact-us`);
  await page.evaluate(
    id =>
      localStorage.setItem(
        'M2_VENIA_BROWSER_PERSISTENCE__cartId',
        JSON.stringify({ value: id, timeStored: Date.now() }),
      ),
    cart,
  );
  return product;
}

test('a number is pressed with the keyboard, stands there at once, and each press meets the product it is for', async ({
  page,
}) => {
  const configurable = await addVariant(page, shops.float);
  const simple = await findProduct({ from: 500 });
  await addToCart(page, shops.float, simple);
  await open(page, `${shops.float}/cart`);
  const order = [`Quantity of ${configurable.name}`, `Quantity of ${simple.name}`];
  await expect.poll(() => names(page)).toEqual(order);
  const more = stepper(page, configurable).getByRole('button', { name: 'One more' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(stepper(page, configurable).getByRole('status')).toHaveText('2');
  await expect(page.getByText('3 items', { exact: true })).toBeVisible();
  await expect(more).toBeFocused();
  expect(await names(page)).toEqual(order);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // Leaving at once takes the last wish along.
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout');
  await open(page, `${shops.float}/cart`);
  await expect(page.getByText('5 items', { exact: true })).toBeVisible();
  await expect(stepper(page, configurable).getByRole('status')).toHaveText('4');
  expect(await names(page), 'the places outlive the page').toEqual(order);

  await page.getByRole('button', { name: `Remove ${configurable.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: simple.name, exact: true })).toBeFocused();
  await page.getByRole('button', { name: `Remove ${simple.name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
});

test('what one tab changes the other shows', async ({ page, context }) => {
  const [first, second] = await findProducts({ from: 500, count: 2 });
  if (!first || !second) throw new Error('Two products are needed.');
  await addToCart(page, shops.float, first);
  await addToCart(page, shops.float, second);
  await open(page, `${shops.float}/cart`);
  const other = await context.newPage();
  await open(other, `${shops.float}/cart`);
  await stepper(other, first).getByRole('button', { name: 'One more' }).click();
  await expect(stepper(page, first).getByRole('status')).toHaveText('2');
  await other.getByRole('button', { name: `Remove ${second.name}` }).click();
  await expect(stepper(page, second)).toHaveCount(0);
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
});

test('a coupon that needs more than the cart holds leaves with a word, and the keyboard stays with the coupon', async ({
  page,
}) => {
  const product = await findProduct({ from: 1600 });
  await addToCart(page, shops.float, product);
  await open(page, `${shops.float}/cart`);
  await stepper(page, product).getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await page.getByLabel('Coupon code').fill('FLAT500');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove coupon FLAT500' })).toBeFocused();
  await stepper(page, product).getByRole('button', { name: 'One less' }).click();
  await expect(page.getByText(/^Coupon FLAT500 does not apply to your cart any more/).first()).toBeInViewport();
  await expect(page.getByRole('main').getByText(/^Coupon FLAT500 does not apply/)).toBeVisible();
  await page.getByLabel('Coupon code').fill('SAVE10');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove coupon SAVE10' }).press('Enter');
  await expect(page.getByLabel('Coupon code')).toBeFocused();
});

test('a cart that cannot be brought over at sign-in is told of, and brought on demand', async ({ page }) => {
  const product = await findProduct({ from: 900 });
  await addToCart(page, shops.zepp, product);
  await page.route('**/graphql*', route =>
    route.request().postData()?.includes('mergeCarts') ? route.abort() : route.fallback(),
  );
  await signInAs(page, shops.zepp, demo.newcomer, '/cart');
  const waits = page
    .getByRole('main')
    .getByText(/^What you put into your cart before you signed in could not be brought over yet/);
  await expect(waits).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible();
  await expect(waits).toBeHidden();
  await page.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(page.getByText(`${product.name} was removed.`)).toBeVisible();
});

test('a session that ends on a page of the customer says so and leads back', async ({ page }) => {
  await signInAs(page, shops.zepp, demo.newcomer, '/cart');
  await page.evaluate(() => {
    const key = 'M2_VENIA_BROWSER_PERSISTENCE__signin_token';
    const record = JSON.parse(localStorage.getItem(key) ?? '{}') as { timeStored: number };
    localStorage.setItem(key, JSON.stringify({ ...record, timeStored: record.timeStored - 3_601_000 }));
  });
  await page.reload();
  await expect(page.getByText('You have been signed out, for your session has ended.')).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sign-in\?from=%2Fcart$/);
});

test('signing out while a payment is open gives the cart back', async ({ page }) => {
  const product = await findProduct({ from: 950 });
  await signInAs(page, shops.zepp, demo.email);
  await addToCart(page, shops.zepp, product);
  await reachPayment(page, shops.zepp);
  await choose(page.locator('input[name="payment"][value="razorpay/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await expect(page.frameLocator('iframe').first().getByRole('button', { name: 'Let the payment fail' })).toBeVisible();
  await open(page, shops.zepp);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
  await signInAs(page, shops.zepp, demo.email, '/cart');
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible();
});

/** What is said of a cart beside the page, on a screen wide enough for it. */
const miniCart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

test('on a desktop the cart opens beside the page, and is changed, mended and left there', async ({ page }) => {
  const [first, second] = await findProducts({ from: 500, count: 2 });
  if (!first || !second) throw new Error('Two products are needed.');
  await addToCart(page, shops.float, first);
  await addToCart(page, shops.float, second);
  await open(page, `${shops.float}/contact-us`);
  const trigger = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await trigger.click();
  const line = miniCart(page).getByRole('group', { name: `Quantity of ${first.name}` });
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(miniCart(page).getByText('(3 items)')).toBeVisible();
  await expectAccessible(page, 'mini cart');
  await miniCart(page)
    .getByRole('button', { name: `Remove ${second.name}` })
    .click();
  await expect(miniCart(page).getByText('(2 items)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(miniCart(page).getByText('(3 items)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(miniCart(page)).toBeHidden();
  await expect(trigger).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/contact-us');

  await trigger.click();
  await miniCart(page).getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');
  await expect(miniCart(page)).toBeHidden();
  await expect(page.getByText('3 items', { exact: true })).toBeVisible();

  await addToCart(page, shops.float, first);
  const said = page.getByText(`${first.name} is in your cart.`);
  await expect(said).toBeVisible();
  await trigger.click();
  await expect(miniCart(page)).toBeVisible();
  await expect(said, 'it would stand before the first line').toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${shops.float}/contact-us`);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.waitForURL('**/cart');
});

test('a coupon is taken from the list, two gift cards pay one after the other, and a lost answer does no harm', async ({
  page,
}) => {
  const product = await findProduct({ from: 1600 });
  await addToCart(page, shops.float, product);
  await open(page, `${shops.float}/cart`);
  const main = page.getByRole('main');
  await main.getByText(/^\d+ more coupons?$/).click();
  await expect(main.getByText(/^Add ₹[\d,.]+ more to use it\.$/).first()).toBeVisible();
  await main.getByRole('button', { name: 'Apply coupon SAVE10' }).click();
  await expect(main.getByRole('button', { name: 'Remove coupon SAVE10' })).toBeFocused();
  await expect(main.getByText('Other coupons')).toBeVisible();
  await main.getByRole('button', { name: 'Apply coupon UPI5 in place of SAVE10' }).click();
  await expect(main.getByRole('button', { name: 'Remove coupon UPI5' })).toBeFocused();
  // The other is refused: the former comes back.
  let isRefused = false;
  await page.route('**/graphql*', async route => {
    if (isRefused || !route.request().postData()?.includes('applyCouponToCart')) return route.fallback();
    isRefused = true;
    await route.fulfill({
      json: { errors: [{ message: 'It is used up.', extensions: { category: 'graphql-no-such-entity' } }] },
    });
  });
  await main.getByRole('button', { name: 'Apply coupon SAVE10 in place of UPI5' }).click();
  await expect(main.getByText('It is used up. Coupon UPI5 is still applied.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove coupon UPI5' })).toBeVisible();

  await main.getByText('Have a gift card?').click();
  await main.getByLabel('Gift card code').fill('GIFT-250-DEMO');
  // The first answer never comes back: the cart says what became of it.
  let isLost = false;
  await page.route('**/graphql*', async route => {
    if (isLost || !route.request().postData()?.includes('applyGiftCardToCart')) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Remove gift card GIFT-250-DEMO' })).toBeVisible();
  await main.getByText('Use another gift card').click();
  await main.getByLabel('Gift card code').fill('GIFT-1000-DEMO');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Gift card (GIFT-1000-DEMO)')).toBeVisible();
  await expect(main.getByText('Gift card (GIFT-250-DEMO)')).toBeVisible();
  await expectAccessible(page, 'cart with coupon and gift cards');
  await main.getByRole('button', { name: 'Remove gift card GIFT-250-DEMO' }).click();
  await expect(main.getByText('Gift card (GIFT-250-DEMO)')).toBeHidden();
  await expect(main.getByText('Gift card (GIFT-1000-DEMO)')).toBeVisible();
});
