import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choose, reachPayment } from '../support/checkout.ts';
import { tokenOf } from '../support/customer.ts';
import { addToCart, ask, demo, expect, findProducts, open, shops, signInAs, test } from '../support/shop.ts';

/** Begins with nothing saved: other journeys use this account, too. */
async function forgetAll(email: string): Promise<void> {
  const headers = await tokenOf(email);
  const { data } = await ask<{ customerPaymentTokens: { items: { public_hash: string }[] } }>(
    '{ customerPaymentTokens { items { public_hash } } }',
    {},
    headers,
  );
  for (const { public_hash: hash } of data.customerPaymentTokens.items)
    await ask('mutation D($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }', { hash }, headers);
}

async function atPayment(page: Page): Promise<void> {
  const [product] = await findProducts({ from: 700 });
  if (!product) throw new Error('A product is needed.');
  await addToCart(page, shops.zepp, product);
  await reachPayment(page, shops.zepp);
}

const razorpayWindow = (page: Page) => page.frameLocator('iframe').first();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, your order is placed' });

// Rules payment-19, payment-20, payment-21.
test('a card is saved while paying, pays the next order by its CVV, and is deleted', async ({ page }) => {
  test.slow();
  await forgetAll(demo.email);
  await signInAs(page, shops.zepp, demo.email);
  await open(page, `${shops.zepp}/saved-payments`);
  await expect(page.getByText('No saved payments yet')).toBeVisible();

  await atPayment(page);
  await choose(page.locator('input[name="payment"][value="razorpay/card"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by card$/ }).click();
  const pay = razorpayWindow(page).getByRole('button', { name: /^Pay ₹/ });
  const consent = razorpayWindow(page).getByRole('checkbox', { name: /Save this card for later/ });
  await expect(consent, 'nobody has agreed yet').not.toBeChecked();
  await consent.check();
  await pay.click();
  await expect(thanks(page)).toBeVisible();

  await atPayment(page);
  const saved = page.getByRole('radio', { name: /^Visa •••• 4242/ });
  await expect(saved).toBeVisible();
  await expect(page.locator('input[name="payment"]').first(), 'what is saved comes first').toHaveValue(/^saved\//);
  await choose(saved);
  await expectAccessible(page, 'saved ways to pay');
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ with Visa •••• 4242$/ }).click();
  await razorpayWindow(page).getByLabel('CVV').fill('123');
  await pay.click();
  await expect(thanks(page)).toBeVisible();

  await open(page, `${shops.zepp}/order-history`);
  const menu = page.getByRole('navigation', { name: 'My Account' }).first();
  await menu.getByRole('link', { name: 'Saved Payments' }).click();
  await expect(page.getByText(/^Expires 12\/\d{4}\s· Kept by Razorpay$/)).toBeVisible();
  await expectAccessible(page, 'saved payments');
  await page.getByRole('button', { name: 'Delete Visa •••• 4242' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No saved payments yet')).toBeVisible();
});

// Rule payment-22.
test('a card that is deleted in another tab pays nothing, and another way goes on', async ({ page, context }) => {
  test.slow();
  await forgetAll(demo.email);
  await signInAs(page, shops.zepp, demo.email);
  await atPayment(page);
  await choose(page.locator('input[name="payment"][value="razorpay/card"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by card$/ }).click();
  await razorpayWindow(page)
    .getByRole('checkbox', { name: /Save this card/ })
    .check();
  await razorpayWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(thanks(page)).toBeVisible();

  await atPayment(page);
  await choose(page.getByRole('radio', { name: /^Visa •••• 4242/ }));
  const order = page.getByRole('button', { name: /^Pay ₹[\d,.]+ with Visa •••• 4242$/ });
  await expect(order).not.toHaveAttribute('aria-busy');
  const other = await context.newPage();
  await open(other, `${shops.zepp}/saved-payments`);
  await other.getByRole('button', { name: 'Delete Visa •••• 4242' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(other.getByText('No saved payments yet')).toBeVisible();
  // A tab in the background is drawn once a second, and its browser did not always close.
  await other.close();

  await order.click();
  await expect(page.getByText(/^The saved payment method is not available any more/)).toBeVisible();
  await expect(page.getByText(/no longer saved, or it has expired/)).toBeVisible();
  await choose(page.locator('input[name="payment"][value="razorpay/netbanking"]'));
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+ by netbanking$/ }).click();
  await razorpayWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(thanks(page)).toBeVisible();
});
