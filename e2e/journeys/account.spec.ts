import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { orderByCash } from '../support/checkout.ts';
import {
  emptyBook,
  endSession,
  makeCustomer,
  type Book,
  signInAgain,
  tokenOf,
  typeAddress,
} from '../support/customer.ts';
import { lastCode, lastMail, mailsTo } from '../support/inbox.ts';
import { orderDesk } from '../support/orderDesk.ts';
import { ask, demo, expect, open, shops, signInAs, test } from '../support/shop.ts';

// Rules account-01, session-07.
test('a guest is led to sign in and back to the account, whose pages stand beside one menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${shops.float}/address-book`);
  await page.waitForURL(/sign-in\?from=/);
  await signInAs(page, shops.float, demo.email, '/address-book');
  await expect(page).toHaveURL(/\/address-book$/);
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await expect(menu.getByRole('link', { name: 'Address Book' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'My Rewards Points' }).click();
  await expect(page).toHaveURL(/\/zepp-coins$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('summary', { hasText: 'My Account' }).click();
  await menu.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/order-history$/);
  await expectAccessible(page, 'orders on a phone');
});

// Rules account-02, account-05.
test('an address is added, changed, made the default and deleted, by keyboard too', async ({ page }) => {
  await emptyBook(demo.newcomer);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, shops.uni, demo.newcomer, '/address-book');
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('Pincode')).toBeFocused();
  await typeAddress(page, '5 Marine Drive');
  await expectAccessible(page, 'the form of an address');
  await page.getByLabel('Mobile number').press('Enter');
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await expect(page.getByText('5 Marine Drive')).toBeVisible();
  await expect(page.getByText('Default for delivery')).toBeVisible();

  await page.getByRole('link', { name: /^Change: .*5 Marine Drive/ }).click();
  await page.getByLabel('House number and street').fill('7 Marine Drive');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('7 Marine Drive')).toBeVisible();
  await expectAccessible(page, 'the address book');

  await page.getByRole('button', { name: /^Delete: .*7 Marine Drive/ }).click();
  await expect(page.getByText('It is your default address.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete address' }).click();
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeFocused();
});

test("Ravi's session reaches none of Asha's addresses", async () => {
  const asha = await tokenOf(demo.email);
  const { data } = await ask<Book>('{ customer { addresses { id } } }', {}, asha);
  const [own] = data.customer.addresses;
  const ravi = await tokenOf(demo.newcomer);
  for (const mutation of [
    'mutation M($id: Int!) { updateCustomerAddress(id: $id, input: { city: "Pune" }) { id city } }',
    'mutation M($id: Int!) { deleteCustomerAddress(id: $id) }',
  ]) {
    const { errors } = await ask(mutation, { id: own?.id }, ravi);
    expect(errors?.[0]?.message).toBe(`Current customer does not have permission to address with ID "${own?.id}"`);
  }
});

// Rules account-04, account-06.
test('name, e-mail and password are changed, each with what it needs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await makeCustomer('meera@example.com');
  await signInAs(page, shops.uni, 'meera@example.com', '/account-information');
  await expectAccessible(page, 'the profile on a phone');
  await page.getByRole('button', { name: 'Change: Name' }).click();
  await page.getByLabel('First name').fill('Meera Lakshmi');
  await page.getByLabel('First name').press('Enter');
  await expect(page.getByText('Meera Lakshmi Nair')).toBeVisible();

  await page.getByRole('button', { name: 'Change: E-mail' }).click();
  await page.getByLabel('New e-mail').fill('lakshmi@example.com');
  await page.getByLabel('Current password', { exact: true }).fill('Wrong@1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page, 'a refused password');
  await page.getByLabel('Current password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Your e-mail is changed/)).toBeVisible();

  await page.getByRole('button', { name: 'Change: Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(demo.password);
  await page.getByLabel('New password', { exact: true }).fill('Lakshmi#77');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  const { errors } = await ask(
    'mutation { generateCustomerToken(email: "lakshmi@example.com", password: "Lakshmi#77") { token } }',
  );
  expect(errors).toBeUndefined();

  await page.getByRole('button', { name: 'Change: Name' }).click();
  await page.getByLabel('Last name').fill('Iyer');
  await endSession(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/sign-in/, { timeout: 15_000 });
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill('lakshmi@example.com');
  await form.getByLabel('Password', { exact: true }).fill('Lakshmi#77');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Iyer');
});

// Rules account-04, account-10.
test('a mobile number is proved by a code, also when the session ends while it is awaited', async ({ page }) => {
  const email = 'reachable@example.com';
  await page.setViewportSize({ width: 360, height: 740 });
  await makeCustomer(email);
  await signInAs(page, shops.uni, email, '/account-information');
  await page.getByRole('button', { name: 'Add: Mobile number' }).click();
  await page.getByLabel('Your mobile number').fill('+91 98200-98201');
  await expectAccessible(page, 'a new mobile number');
  await page.getByLabel('Your mobile number').press('Enter');
  const field = page.getByLabel('One-time code');
  await expect(field).toBeFocused();
  const code = await lastCode('+91 9820098201');
  await field.fill(code === '123456' ? '123457' : '123456');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is not right. 4 more attempts are left.');
  await expectAccessible(page, 'a wrong code');

  await endSession(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/sign-in/, { timeout: 15_000 });
  await signInAgain(page, email);
  await field.fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('+91 98200 98201')).toBeVisible();
  expect((await lastMail(email)).subject).toBe('Your mobile number was changed');

  await page.getByRole('button', { name: 'Change: Mobile number' }).click();
  await page.getByRole('button', { name: 'Remove: Mobile number' }).click();
  await expect(page.getByText('Your mobile number is removed.')).toBeVisible();
});

// Rule account-09.
test('offers and news are chosen, and the choice is there after a reload', async ({ page }) => {
  await signInAs(page, shops.float, demo.newcomer, '/communications');
  const box = page.getByLabel('Write to me by e-mail about offers and news');
  const before = await box.isChecked();
  await box.press('Space');
  await expect(page.getByText(/offers and news by e-mail\.$/)).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked({ checked: !before });
  await expectAccessible(page, 'communications');
});

// Rules account-12 and account-13.
test('an order is told of by SMS, and by WhatsApp for as long as it is chosen', async ({ page }) => {
  const email = 'by.phone@example.com';
  const number = '+91 9820098203';
  await page.setViewportSize({ width: 360, height: 740 });
  await makeCustomer(email);
  await signInAs(page, shops.float, email, '/communications');
  await page.getByRole('link', { name: 'Verify a mobile number' }).click();
  await page.getByLabel('Your mobile number').fill('98200 98203');
  await page.getByLabel('Your mobile number').press('Enter');
  await page.getByLabel('One-time code').fill(await lastCode(number));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('+91 98200 98203')).toBeVisible();

  await open(page, `${shops.float}/communications`);
  const box = page.getByLabel('Tell me by WhatsApp what happens to my orders');
  await box.press('Space');
  await expect(page.getByText('You are told of your orders by WhatsApp.')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expectAccessible(page, 'SMS and WhatsApp');

  const order = await orderByCash(page, shops.float);
  const [whatsApp, sms] = await mailsTo(number);
  expect(whatsApp?.subject).toMatch(/^WhatsApp from .+ \(template order_update, utility\)$/);
  expect(whatsApp?.body).toContain(`Your order #${order} is placed`);
  expect(sms?.subject).toMatch(/^SMS from VM-[A-Z]{6} \(template \d{19}\)$/);

  await open(page, `${shops.float}/communications`);
  await box.press('Space');
  await expect(page.getByText('You are no longer told of your orders by WhatsApp.')).toBeVisible();
  await orderDesk(order, ['invoice']);
  const [confirmed, ...before] = await mailsTo(number);
  expect(confirmed?.body).toContain(`Your order #${order} is confirmed`);
  expect(confirmed?.subject).toMatch(/^SMS /);
  expect(before.filter(({ subject }) => subject.startsWith('WhatsApp'))).toHaveLength(1);
});

// Rule account-11.
test('what is left on a gift card is looked up, and the card goes into the cart and out of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, shops.float, demo.newcomer, '/gift-cards');
  const code = page.getByLabel('Gift card code');
  await code.fill('GIFT-NO-SUCH');
  await code.press('Enter');
  await expect(page.getByText('Invalid gift card')).toBeVisible();
  await expectAccessible(page, 'a wrong gift card');
  await code.fill('GIFT-250-DEMO');
  await code.press('Enter');
  await expect(page.getByText(/^₹250(\.00)? left on GIFT-250-DEMO/)).toBeVisible();
  await page.getByRole('button', { name: 'Use in my cart' }).click();
  await expect(page.getByRole('heading', { name: 'Gift cards in your cart' })).toBeVisible();
  await expectAccessible(page, 'gift cards');
  await page.getByRole('button', { name: 'Remove gift card GIFT-250-DEMO' }).click();
  await expect(page.getByRole('heading', { name: 'Gift cards in your cart' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Check a gift card' })).toBeFocused();
});

// Rules account-07, account-08.
test('a customer takes a copy of the data, deletes the account, and is forgotten', async ({ page }) => {
  const email = 'farewell@example.com';
  await makeCustomer(email);
  await signInAs(page, shops.zepp, email, '/account-information');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const { profile, orders } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    profile: { email: string };
    orders: unknown[];
  };
  expect(profile.email).toBe(email);
  expect(orders).toEqual([]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/We keep your orders/)).toBeVisible();
  await expectAccessible(page, 'deleting an account');
  await page.getByLabel('Your password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(/Your account is deleted/)).toBeVisible();
  await expect(page).toHaveURL(`${shops.zepp}/`);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.endsWith('signin_token')))).toEqual([]);
  const inbox = await (await fetch(`${shops.sandbox}/inbox`)).text();
  expect(inbox).toContain('Your account was deleted');
});
