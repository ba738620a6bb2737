import { addToCart, ask, expect, findProduct, open, shops, test } from '../support/shop.ts';
import { amountOf, choose, fillAddress, reachPayment } from '../support/checkout.ts';
import { mailsTo } from '../support/inbox.ts';

test('a guest finds, buys and pays cash on delivery on float-price, and is offered an account', async ({ page }) => {
  await open(page, `${shops.float}/`);
  await page.getByRole('search').getByRole('combobox').fill('pen drive');
  await page.getByRole('search').getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pen drive');
  const product = await findProduct({ from: 300 });
  await addToCart(page, shops.float, product);
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(`${shops.float}/cart`);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart ?, ?2 ?items$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await fillAddress(page, 'guest@example.com');
  await expect(page.getByRole('heading', { name: 'Delivery' }), 'one goes on at the next step').toBeFocused();
  await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
  const cash = page.getByRole('radio', { name: /Cash on delivery/i });
  await expect(page.getByText('Additional charge of Rs. 50 applicable.')).toBeVisible();
  await choose(cash);
  const place = page.getByRole('button', { name: /^Place order, pay ₹[\d,]+\.\d\d on delivery$/ });
  await expect(place).toBeEnabled();
  await place.dblclick();
  await expect(page).toHaveURL(`${shops.float}/order-confirmation`);
  const number = await page.getByText(/Order number/).innerText();
  expect(number).toMatch(/\d{9,10}/);

  await page.reload();
  await expect(page.getByText(/Order number/)).toHaveText(number);

  expect(await mailsTo('guest@example.com'), 'a double click orders once').toHaveLength(1);
});

// Rule checkout-12.
test('only the amount that was seen is ordered, and the offer of an account is filled in from the order', async ({
  page,
  context,
}) => {
  await addToCart(page, shops.float, await findProduct({ from: 400 }));
  await reachPayment(page, shops.float, 'new.person@example.com');
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await expect(page.getByRole('button', { name: /^Place order, pay/ })).toBeEnabled();
  const second = await context.newPage();
  await open(second, `${shops.float}/cart`);
  await second.getByLabel('Coupon code').fill('SAVE10');
  await second.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(second.getByText('SAVE10 is applied')).toBeVisible();
  await second.close();
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  await expect(
    page.getByText(
      'Your cart has changed meanwhile, so nothing was ordered. Please look at it and at the amount again.',
    ),
  ).toBeVisible();
  await expect(page.getByText('SAVE10 is applied')).toBeVisible();
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  // What the address brought of the order is read and taken out of it.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('new.person@example.com');
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page).toHaveURL(`${shops.float}/create-account`);
  const visited = await page.evaluate(() => localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__visited') ?? '');
  expect(visited).not.toContain('new.person');
  await page.getByLabel('Password', { exact: true }).fill('Kaveri#2026');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
});

test('a cart that is paid for entirely needs no payment', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  await open(page, `${shops.float}${product.url}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(`${shops.float}/checkout`);
  await expect(page.getByText(product.name).first()).toBeVisible();
  await open(page, `${shops.float}/cart`);
  await page.getByLabel('Coupon code').fill('FREE100');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(amountOf(page, 'To pay')).toContainText('₹0.00');
  await reachPayment(page, shops.float, 'free@example.com');
  await expect(page.getByRole('group', { name: 'Ways to pay' }).getByRole('radio')).toHaveCount(1);
  await choose(page.getByRole('radio', { name: /No Payment Information Required/ }));
  await page.getByRole('button', { name: 'Place order, nothing to pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('a coupon for UPI leaves only UPI', async ({ page }) => {
  await addToCart(page, shops.float, await findProduct({ from: 500 }));
  await open(page, `${shops.float}/cart`);
  await page.getByLabel('Coupon code').fill('UPI5');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove coupon UPI5' })).toBeVisible();
  await reachPayment(page, shops.float, 'upi@example.com');
  await expect(page.locator('input[name="payment"]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: /^UPI/ })).toBeVisible();
  await expect(page.getByText('Scan a QR code with the UPI app on your phone.')).toBeVisible();
});

// Rule cart-11.
test('the handling charge is counted for each piece', async ({ page }) => {
  const { data } = await ask<{
    products: {
      items: {
        __typename: string;
        name: string;
        url_key: string;
        sku: string;
        stock_status: string;
        productsurcharge_fee: number | null;
      }[];
    };
  }>(
    '{ products(filter: { price: { from: "1" } }, pageSize: 300) { items { __typename name url_key sku stock_status productsurcharge_fee } } }',
  );
  const charged = data.products.items.find(
    item =>
      item.__typename === 'SimpleProduct' && (item.productsurcharge_fee ?? 0) > 0 && item.stock_status === 'IN_STOCK',
  );
  if (!charged) throw new Error('No simple product with a handling charge in the catalogue.');
  await addToCart(page, shops.zepp, {
    name: charged.name,
    sku: charged.sku,
    url: `/${charged.url_key}.html`,
    price: 0,
  });
  await open(page, `${shops.zepp}/cart`);
  const fee = charged.productsurcharge_fee ?? 0;
  await expect(amountOf(page, 'Handling charge')).toContainText(`₹${fee.toLocaleString('en-IN')}`);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(amountOf(page, 'Handling charge')).toContainText(`₹${(fee * 2).toLocaleString('en-IN')}`);
});
