import { address, amountOf, choose, orderNumberOn, reachPayment } from '../support/checkout.ts';
import { endSession, signInAgain } from '../support/customer.ts';
import { lastMail } from '../support/inbox.ts';
import { orderDesk } from '../support/orderDesk.ts';
import { expectAccessible } from '../support/accessible.ts';
import { addToCart, demo, expect, findProduct, open, shops, signInAs, test } from '../support/shop.ts';

const email = 'buyer.of.orders@example.com';

// Rules orders-04, orders-05, orders-08 and orders-09.
test('a guest buys by cash, sees the order complete, opens it by number, e-mail and name, and cancels it', async ({
  page,
  context,
  otherPage: other,
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
  const number = await orderNumberOn(page);

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
  const [link] = /\/sales\/guest\/cancel\?\S+/.exec((await lastMail(email)).body) ?? [];
  await open(other, shops.float + link);
  await other.getByRole('button', { name: 'Yes, cancel my order' }).click();
  await expect(other.getByRole('heading', { name: `Order ${number} is cancelled` })).toBeFocused();

  await page.reload();
  await expect(main.getByRole('list', { name: 'Where your order is' })).toContainText('Cancelled');
  await expect(main.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

// Rules account-04, orders-02, orders-03, orders-06, orders-07 and orders-12.
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
  await expect(main.getByText(/^This order earns [\d.,]+ coins?\.$/)).toBeVisible();
  const number = await orderNumberOn(page);
  await orderDesk(number, ['ship', 'deliver']);

  await open(page, `${shops.zepp}/order-history`);
  await expect(main.getByRole('listitem').filter({ hasText: number })).toContainText('Delivered');
  await main.getByLabel('Status').selectOption({ label: 'Cancelled' });
  await expect(main.getByRole('link', { name: `Order ${number}` })).toHaveCount(0);
  await expectAccessible(page, 'cancelled orders');
  await main.getByLabel('Search by order number').fill('no such number');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'No order found' })).toBeVisible();
  await page.goBack();
  await expect(main.getByLabel('Search by order number')).toHaveValue('');
  await expect(main.getByLabel('Status')).toHaveValue('cancelled');
  await main.getByLabel('Status').selectOption({ label: 'Any status' });
  await main.getByLabel('Search by order number').fill(`Order #${number}`);
  await page.keyboard.press('Enter');
  await expect(main.getByText('1 order', { exact: true })).toBeVisible();
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
  const remark = dialog.getByLabel(/^What else should we know/);
  await remark.fill('The box was open.');
  // What was chosen and written outlives the session (account-04).
  await endSession(page);
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await page.waitForURL(/\/sign-in\?from=/);
  await signInAgain(page, demo.email);
  await main.getByRole('button', { name: 'Return items' }).click();
  await expect(remark).toHaveValue('The box was open.');
  await expect(dialog.getByLabel(product.name)).toBeChecked();
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main.getByText(/^We have your return \d+, and answer by e-mail\.$/)).toBeVisible();
  const returns = main.getByRole('region', { name: 'Returns' });
  await expect(returns).toContainText('Waiting for our answer');
  // Rule orders-17.
  await returns.getByRole('button', { name: /^Add a comment to return \d+$/ }).click();
  await dialog.getByLabel(/^Your comment/).fill('A neighbour can hand it over.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(returns.getByText('We have your comment.')).toBeInViewport();
  await expect(returns.getByRole('list', { name: /^What was said of return/ })).toHaveText(
    /The box was open\..*A neighbour can hand it over\./,
  );
  await expectAccessible(page, 'comments on a return');

  await main.getByRole('button', { name: 'Buy again' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/cart`);
  await expect(main.getByRole('link', { name: product.name }).first()).toBeVisible();
});

// Rules orders-10, orders-11 and orders-13.
test('an order of a guest comes in two parcels with two invoices, and its return is asked for by the mailed link', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const buyer = 'buyer.of.parcels@example.com';
  const product = await findProduct({ from: 350 });
  await open(page, shops.float + product.url);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'View cart' })).toBeVisible();
  await reachPayment(page, shops.float, buyer);
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  const number = await orderNumberOn(page);
  await orderDesk(number, ['invoice one', 'ship one']);
  await main.getByRole('link', { name: 'See my order' }).click();
  await expect(main.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  const steps = main.getByRole('list', { name: 'Where your order is' });
  await expect(steps).toContainText('Parcel 1 handed to the courier');
  await expect(steps).toContainText(`1 × ${product.name}`);
  await expect(steps).toContainText('The rest is being packed');
  await expect(main.getByText('Partly sent')).toBeVisible();
  const invoices = main.getByRole('region', { name: 'GST invoice' });
  await expect(invoices.getByRole('listitem')).toHaveCount(1);
  await expect(invoices.getByText(`1 × ${product.name}`, { exact: true })).toBeVisible();
  await expect(invoices.getByText(`Not invoiced yet: 1 × ${product.name}`)).toBeVisible();
  await expectAccessible(page, 'order sent in part');

  await orderDesk(number, ['deliver', 'ship', 'deliver']);
  await page.reload();
  await expect(steps).toContainText('Parcel 2 delivered');
  await expect(invoices.getByRole('listitem')).toHaveCount(2);
  await expect(invoices.getByText(/^Not invoiced yet/)).toHaveCount(0);
  for (const link of await invoices.getByRole('link', { name: /^Download PDF of invoice/ }).all()) {
    const pdf = await page.request.get(new URL((await link.getAttribute('href')) ?? '', shops.float).href);
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  await main.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why do they go back?').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main.getByText(`We have sent a mail to ${buyer}.`, { exact: false })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Returns' })).toContainText('Waiting for you to confirm it by mail');
  const [link] = /\/sales\/guest\/return\?\S+/.exec((await lastMail(buyer)).body) ?? [];
  await open(page, shops.float + link);
  await page.getByRole('button', { name: 'Yes, return the items' }).click();
  await expect(page.getByRole('heading', { name: /^We have your return \d+$/ })).toBeFocused();
  await expectAccessible(page, 'a return that is confirmed');
});
