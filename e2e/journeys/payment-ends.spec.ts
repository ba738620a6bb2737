import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose, fillAddress, reachPayment } from '../support/checkout.ts';
import { makeCustomer } from '../support/customer.ts';
import { mailsTo } from '../support/inbox.ts';
import { addToCart, expect, findProduct, open, shops, signInAs, test } from '../support/shop.ts';

const thanks = { name: 'Thank you, your order is placed' };

test('a payment that the bank leaves open is waited for, and ends when the bank says so', async ({ page, context }) => {
  await addToCart(page, shops.uni, await findProduct({ from: 650 }));
  await reachPayment(page, shops.uni, 'patient.payer@example.com');
  await choose(page.locator('input[name="payment"][value="cashfree/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await page.getByRole('button', { name: 'Leave the payment pending' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank has not confirmed the payment yet' })).toBeVisible();
  const number = /\d{9,}/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your bank has not confirmed the payment yet' })).toBeVisible();

  const bank = await context.newPage();
  await bank.goto(`${shops.sandbox}/payments`);
  await bank
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: 'Let it succeed' })
    .click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
});

test('a Razorpay payment that fails can be tried again in its window, and given up without losing the cart', async ({
  page,
}) => {
  const product = await findProduct({ from: 750 });
  await addToCart(page, shops.uni, product);
  await reachPayment(page, shops.uni, 'unlucky@example.com');
  await choose(page.locator('input[name="payment"][value="razorpay/netbanking"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ / }).click();
  const gateway = page.frameLocator('iframe[title="Razorpay payment"]');
  await gateway.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(gateway.getByRole('status')).not.toBeEmpty();
  await gateway.getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByText('The payment was not made. Your cart is as you left it.').first()).toBeVisible();
  await open(page, `${shops.uni}/cart`);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});

// Rules payment-10 and payment-12.
for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
])
  test(`a payment that the bank refuses in the end is told in sight, at ${viewport.width} px, and never offered twice before`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await addToCart(page, shops.float, await findProduct({ from: 900 }));
    await reachPayment(page, shops.float, 'refused@example.com');
    await choose(page.locator('input[name="payment"][value="razorpay/card"]'));
    await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by card$/ }).click();
    await page
      .frameLocator('iframe[title="Razorpay payment"]')
      .getByRole('button', { name: 'Leave the payment pending' })
      .click();
    const pending = page.getByRole('heading', { level: 1, name: 'Your bank has not confirmed the payment yet' });
    await expect(pending).toBeFocused();
    await expect(pending).toBeInViewport();
    await expect(page.getByRole('timer')).toHaveText(/^Asked at .+\. Asking again/);
    await open(page, `${shops.float}/checkout`);
    await expect(pending).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
    const number = /\d{9,}/.exec(new URL(page.url()).pathname)?.[0] ?? '';

    const bank = await context.newPage();
    await bank.goto(`${shops.sandbox}/payments`);
    await bank
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('button', { name: 'Let it fail' })
      .click();
    const refused = page.getByRole('heading', { level: 1, name: 'The payment did not go through' });
    await expect(refused).toBeFocused({ timeout: 15_000 });
    await expect(refused).toBeInViewport();
    await expect(page.getByText('Your bank refused the payment. Your cart is as you left it.')).toBeInViewport();
  });

// Rules payment-15 and payment-18.
test('UPI goes on through Cashfree where the script of Razorpay does not come, with one order', async ({ page }) => {
  await page.route('**/gateways/razorpay/checkout.js', route => route.abort());
  await addToCart(page, shops.float, await findProduct({ from: 650 }));
  await reachPayment(page, shops.float, 'other.way@example.com');
  await choose(page.locator('input[name="payment"][value="razorpay/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await expect(page.getByText(/^The payment window could not be opened\./)).toBeVisible();
  await page.getByRole('button', { name: 'Pay through Cashfree instead' }).click();
  await expect(page.getByText('Razorpay could not be opened and nothing was paid.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^UPI/ })).toBeChecked();
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', thanks)).toBeVisible();
  expect(await mailsTo('other.way@example.com'), 'nothing is ordered twice').toHaveLength(1);
});

// Rule payment-23.
test('an order that was left unpaid is paid by its customer in another browser, once', async ({
  page,
  otherPage: other,
}) => {
  const email = 'two.browsers@example.com';
  await makeCustomer(email);
  await signInAs(page, shops.float, email, '/about-us');
  await addToCart(page, shops.float, await findProduct({ from: 650 }));
  await open(page, `${shops.float}/checkout`);
  await fillAddress(page);
  await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
  await choose(page.locator('input[name="payment"][value="razorpay/upi"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with UPI$/ }).click();
  const payIn = (tab: Page) =>
    tab.frameLocator('iframe[title="Razorpay payment"]').getByRole('button', { name: /^Pay ₹/ });
  await expect(payIn(page)).toBeVisible();

  await signInAs(other, shops.float, email, '/order-history');
  await other
    .getByRole('main')
    .getByRole('link', { name: /^Order \d/ })
    .click();
  await expect(other.getByText('Waiting for payment').first()).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
  await expect(other.getByRole('heading', { name: 'Your order waits for its payment' })).toBeFocused();
  await expectAccessible(other, 'payment of an order of another browser');
  await other.getByRole('button', { name: 'Do not pay now' }).click();
  await expect(other.getByRole('heading', { name: /^Order \d/ })).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
  await other.getByRole('main').getByRole('button', { name: 'Pay now', exact: true }).click();
  await payIn(other).click();
  await expect(other.getByRole('heading', thanks)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', thanks)).toBeVisible();
});

test('a return point that is opened for an order of somebody else shows nothing of it', async ({ page }) => {
  await open(page, `${shops.float}/razorpay/checkout/success/000000001`);
  await expect(page.getByRole('heading', { name: 'This payment is not open here' })).toBeVisible();
});

test.describe('in a browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36 Instagram 350.0',
  });

  test('Razorpay posts the shopper back, and the return point asks the server', async ({ page }) => {
    await addToCart(page, shops.float, await findProduct({ from: 850 }));
    await reachPayment(page, shops.float, 'in.app@example.com');
    await choose(page.locator('input[name="payment"][value="razorpay/card"]'));
    await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by card$/ }).click();
    const posted = page.waitForRequest(
      request => request.method() === 'POST' && /\/razorpay\/checkout\/success\/\d+$/.test(request.url()),
    );
    await page
      .frameLocator('iframe[title="Razorpay payment"]')
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await posted;
    await expect(page.getByRole('heading', thanks)).toBeVisible();
  });
});
