import { expect, type Locator, type Page } from '@playwright/test';
import { addToCart, findProduct, open } from './shop.ts';

export const address = {
  pincode: '110001',
  firstname: 'Asha',
  lastname: 'Rao',
  street: '12 Barakhamba Road',
  telephone: '9800000001',
};

/** Fills the address of a guest and goes on to delivery, or to what `next` says. The pincode brings city and state. */
export async function fillAddress(page: Page, email?: string, next = 'Continue to delivery'): Promise<void> {
  const main = page.getByRole('main');
  if (email !== undefined) await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Pincode').fill(address.pincode);
  await main.getByLabel('Pincode').blur();
  await expect(main.getByLabel('City')).toHaveValue('New Delhi');
  await main.getByLabel('First name').fill(address.firstname);
  await main.getByLabel('Last name').fill(address.lastname);
  await main.getByLabel('House number and street').fill(address.street);
  await main.getByLabel('Mobile number').fill(address.telephone);
  await main.getByRole('button', { name: next }).click();
}

/** Goes through the steps up to the choice of payment. */
export async function reachPayment(page: Page, shop: string, email?: string): Promise<void> {
  await open(page, `${shop}/checkout`);
  const addressForm = page.getByRole('main').getByLabel('Pincode');
  const continueButton = page.getByRole('main').getByRole('button', { name: /^Continue to delivery|^Deliver here/ });
  await expect(addressForm.or(continueButton).first()).toBeVisible();
  if (email !== undefined) await fillAddress(page, email);
  else await continueButton.click();
  const delivery = page.getByRole('group', { name: 'Ways to deliver' });
  await choose(delivery.getByRole('radio').first());
  const goOn = page.getByRole('main').getByRole('button', { name: /^Continue to payment/ });
  if (await goOn.isVisible()) await goOn.click();
  await expect(
    page
      .getByRole('main')
      .getByRole('radio', { name: /Cash|UPI|No Payment/ })
      .first(),
  ).toBeVisible();
}

/** Goes to the choice of payment with a cart of which nothing is sent: only the bill's address is asked. */
export async function billAddress(page: Page, shop: string, email: string): Promise<void> {
  await open(page, `${shop}/checkout`);
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toHaveCount(0);
  await fillAddress(page, email, 'Continue to payment');
  await expect(page.getByRole('main').locator('input[name="payment"]').first()).toBeVisible();
}

/** Orders something as a customer without an address book, who pays at the door. Answers the number of the order. */
export async function orderByCash(page: Page, shop: string): Promise<string> {
  await addToCart(page, shop, await findProduct({ from: 350 }));
  await open(page, `${shop}/checkout`);
  await fillAddress(page);
  await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  return orderNumberOn(page);
}

/** The number of the order that the confirmation names. */
export async function orderNumberOn(page: Page): Promise<string> {
  const shown = await page.getByText(/Order number/).innerText();
  const [number] = /\d{9,}/.exec(shown) ?? [];
  if (number === undefined) throw new Error(`orderNumberOn: "${shown}" names none.`);
  return number;
}

/** What stands beside a label of the totals. */
export const amountOf = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
    .first();

/** Chooses one of several. The choice counts once the shop has taken it. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}
