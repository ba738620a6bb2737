import type { Page } from '@playwright/test';
import { address, amountOf, choose, reachPayment } from '../support/checkout.ts';
import { orderDesk } from '../support/orderDesk.ts';
import { expectAccessible } from '../support/accessible.ts';
import { addToCart, demo, expect, findProduct, open, shops, signInAs, test } from '../support/shop.ts';

const email = 'buyer.of.orders@example.com';

async function numberShown(page: Page): Promise<string> {
  return /\d{9,}/.exec(await page.getByText(/Order number/).innerText())?.[0] ?? '';
}

// Rules orders-04, orders-05, orders-08 and orders-09.
test('a guest buys by cash, sees the order complete, opens it by number, e-mail and name, and cancels it', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const product = await findProduct({ from: 350 });
  await addToCart(page, shops.float, product);
  await reachPayment(page, shops.float, email);
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  const place = page.getByRole('button', { name: /^Place order, pay/ });
  await expect(place).toBeEnabled();
  const toPay = (await amountOf(page, 'To pay').innerText()).trim();
  await place.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  await expect(main.getByRole('heading', { name: `Keep ${toPay} ready` })).toBeVisible();
  await expect(main.getByRole('link', { name: product.name })).toBeVisible();
  await expect(main.getByText(address.street)).toBeVisible();
  await expect(main.getByText(/^It is with you by /)).toBeVisible();
  await expect(amountOf(page, 'To pay on delivery')).toHaveText(toPay);
  await expectAccessible(page, 'confirmation');
  const number = await numberShown(page);

  await page.reload();
  await expect(main.getByRole('link', { name: product.name })).toBeVisible();
  await expect(main.getByText(address.street)).toBeVisible();
  await context.setOffline(true);
  await expect(main.getByText(/^You are offline\. This is what this browser knows/)).toBeVisible();
  await expect(main.getByRole('link', { name: product.name })).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByText(/^You are offline\. This is what this browser knows/)).toHaveCount(0);

  await main.getByRole('link', { name: 'See my order' }).click();
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeVisible();

  const other = await context.browser()?.newPage();
  if (!other) throw new Error('A browser is needed.');
  await open(other, `${shops.float}/sign-in`);
  await other.getByRole('link', { name: 'Find your order' }).click();
  await other.getByLabel('Order number').fill(number);
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Last name').fill('Somebody');
  await other.getByRole('button', { name: 'Open my order' }).click();
  await expect(other.getByText(/^No order has this number, e-mail and last name together/)).toBeVisible();
  await other.getByLabel('Last name').fill(address.lastname);
  await other.getByRole('button', { name: 'Open my order' }).click();
  await expect(other.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(other.getByRole('list', { name: 'Where your order is' })).toContainText('Order placed');
  await expectAccessible(other, 'order of a guest');

  await other.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText('You have paid nothing yet, so there is nothing to refund.')).toBeVisible();
  await dialog.getByLabel('Why do you cancel?').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(other.getByText(`We have sent a mail to ${email}.`, { exact: false })).toBeVisible();
  const inbox = (await (await fetch(`${shops.sandbox}/inbox.json`)).json()) as { to: string; body: string }[];
  const link = inbox.flatMap(mail =>
    mail.to === email ? /\/sales\/guest\/cancel\?\S+/.exec(mail.body)?.[0] : undefined,
  );
  await open(other, shops.float + link.find(each => each !== undefined));
  await other.getByRole('button', { name: 'Yes, cancel my order' }).click();
  await expect(other.getByRole('heading', { name: `Order ${number} is cancelled` })).toBeFocused();
  await other.close();

  await page.reload();
  await expect(main.getByRole('list', { name: 'Where your order is' })).toContainText('Cancelled');
  await expect(main.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

// Rules orders-02, orders-03, orders-06 and orders-07.
test('a customer opens a delivered order, keeps its invoice, asks for a return and buys it again', async ({ page }) => {
  const main = page.getByRole('main');
  await signInAs(page, shops.zepp, demo.email, '/cart');
  const product = await findProduct({ from: 900 });
  await addToCart(page, shops.zepp, product);
  await reachPayment(page, shops.zepp);
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await expect(page.getByRole('button', { name: /^Place order, pay/ })).toBeEnabled();
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  await expect(main.getByText(/^Earn [\d.,]+ coins? when this order is paid\.$/)).toBeVisible();
  const number = await numberShown(page);
  await orderDesk(number, ['ship', 'deliver']);

  await open(page, `${shops.zepp}/order-history`);
  await expect(main.getByRole('listitem').filter({ hasText: number })).toContainText('Delivered');
  await main.getByRole('link', { name: `Order ${number}` }).click();
  await expect(main.getByRole('list', { name: 'Where your order is' })).toContainText('Delivered');
  await expect(main.getByText('BF-0042')).toBeVisible();
  await expectAccessible(page, 'order');

  await main.getByRole('button', { name: /^View invoice/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('HSN').first()).toBeVisible();
  await expect(dialog.getByText(/Place of supply/)).toBeVisible();
  await page.keyboard.press('Escape');
  const document = await main.getByRole('link', { name: /^Download PDF of invoice/ }).getAttribute('href');
  const pdf = await page.request.get(new URL(document ?? '', shops.zepp).href);
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  await main.getByRole('button', { name: 'Return items' }).click();
  // Chosen already where it is all that was bought: the customer's cart may have held more.
  await dialog.getByLabel(product.name).check();
  await dialog.getByLabel('Why do they go back?').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main.getByText(/^We have your return \d+, and answer by e-mail\.$/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Returns' })).toContainText('Waiting for our answer');

  await main.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/cart`);
  await expect(main.getByRole('link', { name: product.name }).first()).toBeVisible();
});
