import {
  addToCart,
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
import { expectAccessible } from '../support/accessible.ts';
import { amountOf, choose, orderNumberOn, reachPayment } from '../support/checkout.ts';
import type { Page } from '@playwright/test';

/** A window of the gateway: in a frame of the shop for Razorpay, a page of its own for Cashfree. */
const razorpayWindow = (page: Page) => page.frameLocator('iframe').first();

async function fillCartAndSignIn(page: Page, product: FoundProduct, shop = shops.zepp): Promise<void> {
  await addToCart(page, shop, product);
  await signInAs(page, shop, demo.email, '/cart');
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
}

test.describe.configure({ mode: 'serial' });

/** Makes the cart that is shown a gift (cart-23). */
async function makeItAGift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add gift options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it a gift?' });
  await dialog.getByLabel('To', { exact: true }).fill('Ravi');
  await dialog.getByLabel('From', { exact: true }).fill('Asha');
  await dialog.getByLabel('Message', { exact: true }).fill('Many happy returns!');
  await choose(dialog.getByRole('radio', { name: /^Marigold paper/ }));
  await expectAccessible(page, 'gift options');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Message to Ravi')).toBeVisible();
  await expect(page.getByRole('main').getByText('Gift wrapping', { exact: true })).toBeVisible();
}

test('a filled guest cart is merged, a coupon counts, it is a gift, Razorpay succeeds and the order is found', async ({
  page,
}) => {
  const [first, second] = await findProducts({ from: 600, count: 2 });
  if (!first || !second) throw new Error('Two products are needed.');
  await signInAs(page, shops.zepp, demo.email);
  await addToCart(page, shops.zepp, second);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await fillCartAndSignIn(page, first);
  await expect(page.getByRole('main').getByRole('link', { name: second.name }).first()).toBeVisible();
  await page.getByLabel('Coupon code').fill('SAVE10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(/SAVE10/).first()).toBeVisible();
  await makeItAGift(page);

  await reachPayment(page, shops.zepp);
  await choose(page.locator('input[name="payment"][value="razorpay/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await razorpayWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  const number = await orderNumberOn(page);
  await open(page, `${shops.zepp}/order-history`);
  await page.getByRole('link', { name: `Order ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByText('Being packed').first()).toBeVisible();
  await expect(page.getByText('Many happy returns!')).toBeVisible();
  await expect(page.getByRole('main').getByText('Gift wrapping', { exact: true })).toBeVisible();
});

test('a closed Razorpay window leaves the cart as it was', async ({ page }) => {
  const [product] = await findProducts({ from: 700 });
  if (!product) throw new Error('A product is needed.');
  await fillCartAndSignIn(page, product);
  await reachPayment(page, shops.zepp);
  await choose(page.locator('input[name="payment"][value="razorpay/card"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by card$/ }).click();
  await razorpayWindow(page).getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByText('The payment was not made. Your cart is as you left it.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'the focus is not lost with the window').toBeFocused();
  await open(page, `${shops.zepp}/cart`);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});

test('Cashfree succeeds and the return point asks the server', async ({ page }) => {
  const [product] = await findProducts({ from: 700 });
  if (!product) throw new Error('A product is needed.');
  await fillCartAndSignIn(page, product, shops.uni);
  await reachPayment(page, shops.uni);
  await choose(page.locator('input[name="payment"][value="cashfree/card"]'));
  await choose(page.getByRole('group', { name: 'Kind of card' }).getByRole('radio', { name: 'Debit card' }));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by debit card$/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  const number = await orderNumberOn(page);
  await open(page, `${shops.uni}/order-history/${number}`);
  await expect(page.getByText('Being packed').first()).toBeVisible();
});

test('a Cashfree payment that fails gives the cart back and says so', async ({ page }) => {
  const [product] = await findProducts({ from: 800 });
  if (!product) throw new Error('A product is needed.');
  await fillCartAndSignIn(page, product, shops.uni);
  await reachPayment(page, shops.uni);
  await choose(page.locator('input[name="payment"][value="cashfree/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByText('Your bank refused the payment.')).toBeVisible();
  await open(page, `${shops.uni}/cart`);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});

// Rules coins-07 and frame-19.
test('coins stand in the header and on their own page, and pay for a cart until they are taken back', async ({
  page,
}) => {
  await signInAs(page, shops.zepp, demo.email);
  const coins = page.getByRole('banner').getByRole('link', { name: /ZEPP Coins$/ });
  await expect(coins).toBeVisible();
  await coins.click();
  await expect(page).toHaveURL(`${shops.zepp}/zepp-coins`);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('ZEPP Coins');
  await expect(page.getByRole('heading', { name: 'Transactions' })).toBeVisible();

  const product = await findProduct({ from: 900 });
  await addToCart(page, shops.zepp, product);
  await open(page, `${shops.zepp}/cart`);
  const use = page.getByRole('button', { name: 'Pay with ZEPP Coins' });
  const takeBack = page.getByRole('button', { name: 'Remove ZEPP Coins' });
  const toPay = amountOf(page, 'To pay');
  await expect(use).toBeVisible();
  const before = await toPay.innerText();
  await use.click();
  await expect(takeBack).toBeFocused();
  await expect(page.getByText(/^[\d,]+ ZEPP Coins pay ₹[\d,]+$/)).toBeVisible();
  await expect(toPay).not.toHaveText(before);
  await expectAccessible(page, 'a cart that coins pay for');
  await page.reload();
  await expect(takeBack).toBeVisible();
  await takeBack.click();
  await expect(use).toBeFocused();
  await expect(toPay).toHaveText(before);
});

test('the second tab notices a sign-out', async ({ page, context }) => {
  await signInAs(page, shops.zepp, demo.email);
  const second = await context.newPage();
  await open(second, `${shops.zepp}/mobiles-tablets.html`);
  await expect(second.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
