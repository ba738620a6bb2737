import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { endSession, signInAgain } from '../support/customer.ts';
import { demo, expect, open, shops, signInAs, test } from '../support/shop.ts';

const gatewayWindow = (page: Page) => page.frameLocator('iframe').first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

async function fetchBill(page: Page, number: string): Promise<void> {
  await open(page, `${shops.float}/setu?p=electricity&biller=kaveri-bijli`);
  await page.getByLabel('Account ID').fill(number);
  await page.getByRole('button', { name: /^(See my bill|Sign in to go on)$/ }).click();
}

async function pay(page: Page): Promise<void> {
  await expect(heading(page, 'Check and pay')).toBeVisible();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/razorpay\/checkout\/success\/B\d{9}$/);
}

test.describe.configure({ mode: 'serial' });

// bills-01, bills-02, bills-04, bills-08
test('a guest finds a biller, signs in, pays the bill and keeps its receipt', async ({ page }) => {
  await open(page, `${shops.float}/setu`);
  await expectAccessible(page, 'kinds of bills');
  await page.getByRole('link', { name: 'Electricity' }).click();
  await page.getByLabel('Search billers').fill('karnataka');
  await expect(page.getByRole('status').filter({ hasText: '1 biller' })).toBeVisible();
  await page.getByRole('link', { name: 'Kaveri Bijli Vitran Nigam' }).click();
  await expect(heading(page, 'Kaveri Bijli Vitran Nigam')).toBeFocused();
  await page.getByLabel('Account ID').fill('12345');
  await page.getByRole('button', { name: 'Sign in to go on' }).click();
  await expect(page.getByLabel('Account ID')).toBeFocused();
  await expectAccessible(page, 'number form');
  await page.getByLabel('Account ID').fill('1234 567 890');
  await page.getByRole('button', { name: 'Sign in to go on' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Check and pay')).toBeVisible();
  await expectAccessible(page, 'review of a bill');
  await page.goBack();
  await expect(page.getByLabel('Account ID')).toHaveValue('1234567890');
  await page.goForward();
  await pay(page);
  await gatewayWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(heading(page, /^₹[\d,.]+ paid$/)).toBeVisible();
  await expect(page.getByText(/^BBPS\d{10}$/)).toBeVisible();
  await expectAccessible(page, 'receipt of a bill');
  await fetchBill(page, '1234567890');
  await expect(heading(page, 'Nothing is due')).toBeVisible();
});

// bills-06, bills-07
test('a payment that was left is gone on with, and one that the biller refuses comes back', async ({ page }) => {
  await signInAs(page, shops.float, demo.email);
  await open(page, `${shops.float}/setu?p=electricity&biller=kaveri-bijli`);
  await page.getByLabel('Account ID').fill('1234563333');
  // bills-09
  await endSession(page);
  await page.getByRole('button', { name: 'See my bill' }).click();
  await expect(page.getByText('You have been signed out, for your session has ended.')).toBeVisible();
  await expect(page.getByLabel('Account ID')).toHaveValue('');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Sign in' }).click();
  await signInAgain(page, demo.email);
  await expect(page.getByLabel('Account ID')).toHaveValue('1234563333');
  await page.getByRole('button', { name: 'See my bill' }).click();
  await pay(page);
  await gatewayWindow(page).getByRole('button', { name: 'Close without paying' }).click();
  await expect(heading(page, 'Your bill is not paid yet')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await gatewayWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(heading(page, /comes back to you$/)).toBeVisible();
  await expect(page.getByText('Refund arrives')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(`${shops.sandbox}/inbox`);
  await expect(page.getByText(/comes back to you: B\d{9}/).first()).toBeVisible();
  await open(page, `${shops.float}/bills-and-recharge`);
  await expect(page.getByText('Refund on its way')).toBeVisible();
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(page, 'history of bills');

  // bills-05
  await page.evaluate(() => localStorage.clear());
  await signInAs(page, shops.float, demo.newcomer);
  await open(page, shops.float + pathname);
  await expect(heading(page, 'We cannot find this payment')).toBeVisible();
  await open(page, `${shops.float}/razorpay/checkout/success/${pathname.split('/').at(-1)}`);
  await expect(heading(page, 'This payment is not open here')).toBeVisible();
});

// bills-03, bills-01
test('a prepaid number is recharged by a plan of its circle', async ({ page }) => {
  await signInAs(page, shops.float, demo.email);
  await open(page, `${shops.float}/bill-and-recharge/mobile-prepaid.html`);
  await expect(page).toHaveURL(/\/setu\?p=mobile-prepaid$/);
  await page.getByRole('link', { name: 'Vaani' }).click();
  await page.getByLabel('Mobile number').fill('+91 98765 43210');
  await page.getByLabel('Telecom circle').selectOption({ label: 'Karnataka' });
  await page.getByLabel('Search by price, data or days').fill('84 days');
  await page.getByRole('radio', { name: /₹859/ }).check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('1.5 GB a day')).toBeVisible();
  await pay(page);
  await gatewayWindow(page)
    .getByRole('button', { name: /^Pay ₹859/ })
    .click();
  await expect(heading(page, /^₹859(\.00)? paid$/)).toBeVisible();
});
