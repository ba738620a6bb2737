import { expect, type Page } from '@playwright/test';
import { ask, demo } from './shop.ts';

/** What a call to the back end is sent with in the name of a customer whose password is that of the demo. */
export async function tokenOf(email: string): Promise<Record<string, string>> {
  const { data } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation T($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password: demo.password },
  );
  return { authorization: `Bearer ${data.generateCustomerToken.token}` };
}

/** Makes an account, so that a journey may change it or end it. */
export async function makeCustomer(email: string): Promise<void> {
  await ask('mutation C($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
    input: { email, firstname: 'Meera', lastname: 'Nair', password: demo.password },
  });
}

/** Ends the session of this browser at the back end: the browser does not know it yet. */
export async function endSession(page: Page): Promise<void> {
  // A cart that is still asked for would be refused, and the shopper signed out for that (cart-05) before anything is pressed.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find(each => each.endsWith('signin_token')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: string }).value;
  });
  await ask('mutation { revokeCustomerToken { result } }', {}, { authorization: `Bearer ${token}` });
}

/** Signs in where the end of a session has led to; the message about that end has a button of the same name. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(demo.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** What a customer's address book is asked for. */
export interface Book {
  customer: { addresses: { id: number; default_shipping: boolean; default_billing: boolean }[] };
}

/** Empties a demo customer's address book. */
export async function emptyBook(email: string): Promise<void> {
  const headers = await tokenOf(email);
  const { data } = await ask<Book>('{ customer { addresses { id default_shipping default_billing } } }', {}, headers);
  for (const { id } of data.customer.addresses) {
    await ask(
      'mutation U($id: Int!) { updateCustomerAddress(id: $id, input: { default_shipping: false, default_billing: false }) { id } }',
      { id },
      headers,
    );
    await ask('mutation D($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, headers);
  }
}

/** Types an address in Mumbai, in the book or at the checkout; the names are the customer's. */
export async function typeAddress(page: Page, street: string): Promise<void> {
  await page.getByLabel('Pincode').fill('400001');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Mumbai');
  await page.getByLabel('House number and street').fill(street);
  await page.getByLabel('Mobile number').fill('98200 12345');
}
