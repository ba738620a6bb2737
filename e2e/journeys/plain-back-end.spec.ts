import { address, amountOf, choose } from '../support/checkout.ts';
import { deadLinks } from '../support/deadLinks.ts';
import { openPlainShop, type PlainShop } from '../support/plainShop.ts';
import { addToCart, demo, expect, findProduct, open, signInAs, test } from '../support/shop.ts';

let shop: PlainShop;
test.beforeAll(async () => {
  shop = await openPlainShop();
});
test.afterAll(async () => {
  await shop.close();
});

test('a shop on a Magento without extensions sells, and asks for nothing that is not there', async ({ page }) => {
  const refusal = await fetch(
    `${shop.backEnd.address}/graphql?query=${encodeURIComponent('{customer{mw_reward_points{balance{points}}}}')}`,
  );
  expect(await refusal.text(), 'the back end is as plain as it says').toContain('Cannot query field');
  shop.backEnd.refused.length = 0;

  const main = page.getByRole('main');
  await addToCart(page, shop.address, await findProduct({ from: 450 }));
  await expect(main.getByText(/^(EMI from|Sold by|Free delivery)|days (return|replacement)$/)).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Specifications' })).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link').first(), 'the menu came with the frame').toBeAttached();
  await open(page, `${shop.address}/checkout`);
  await main.getByLabel('E-mail').fill('plain@example.com');
  await main.getByLabel('Pincode').fill(address.pincode);
  await main.getByLabel('First name').fill(address.firstname);
  await main.getByLabel('Last name').fill(address.lastname);
  await main.getByLabel('House number and street').fill(address.street);
  await expect(main.getByLabel('City'), 'no lookup fills it').toHaveValue('');
  await main.getByLabel('City').fill('New Delhi');
  await main.getByLabel('State').selectOption({ label: 'Delhi' });
  await main.getByLabel('Mobile number').fill(address.telephone);
  await main.getByRole('button', { name: 'Continue to delivery' }).click();
  await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
  await expect(page.locator('input[name="payment"]'), 'no gateway that could not be asked about').toHaveCount(1);
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await expect(amountOf(page, 'To pay')).toContainText('₹');
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();

  expect(shop.backEnd.refused).toEqual([]);
  expect(shop.backEnd.count()).toBeGreaterThan(5);
});

test('a shop on a Magento without coins and saved payments has neither, and no link to what is not there', async ({
  page,
  request,
}) => {
  expect(await deadLinks(shop.address, ['/', '/sign-in', '/contact-us'])).toEqual([]);
  // bills-01
  for (const path of [
    '/zepp-coins',
    '/saved-payments',
    '/gift-cards',
    '/setu',
    '/bills-and-recharge',
    '/cashfree/checkout/success/B000000001',
  ])
    expect((await request.get(shop.address + path)).status()).toBe(404);
  await signInAs(page, shop.address, demo.email);
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(page.locator('a[href="/zepp-coins"]')).toHaveCount(0);
  await open(page, `${shop.address}/order-history`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.locator('a[href="/saved-payments"]')).toHaveCount(0);
  expect(shop.backEnd.refused).toEqual([]);
});

// Rules session-11 and session-17.
test('a shop on a Magento without other ways to sign in has the password, and the mail for a new one', async ({
  page,
}) => {
  shop.backEnd.refused.length = 0;
  await open(page, `${shop.address}/sign-in?way=code`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /code|link/i })).toHaveCount(0);
  await page.goto(`${shop.address}/autosignin/email/${demo.email}?expires=9999999999&signature=${'0'.repeat(64)}`);
  await expect(page).toHaveURL(`${shop.address}/sign-in`);
  await expect(page.getByText(/^The link that you opened signs nobody in/)).toBeVisible();
  await page.goto(`${shop.address}/custompage/index/checklogin?token=${'a'.repeat(32)}`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(0);
  await open(page, `${shop.address}/forgot-password`);
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  expect(shop.backEnd.refused).toEqual([]);
});

test('a shop on a Magento without invitations asks nobody for a code', async ({ page }) => {
  shop.backEnd.refused.length = 0;
  await open(page, `${shop.address}/create-account`);
  await expect(page.getByLabel('First name')).toBeVisible();
  await expect(page.getByText('Have an invitation code?')).toHaveCount(0);
  await open(page, `${shop.address}/referral?invite=ABCD1234`);
  await expect(page.getByText('You are invited')).toHaveCount(0);
  expect(shop.backEnd.refused).toEqual([]);
});

// Rules programmes-01 and account-10.
test('a shop on a Magento without purchase programmes and codes asks nobody to verify', async ({ page }) => {
  shop.backEnd.refused.length = 0;
  await signInAs(page, shop.address, demo.email, '/apple-student-purchase-program.html');
  await expect(page.getByRole('heading', { name: 'Student purchase programme' })).toBeVisible();
  await open(page, `${shop.address}/account-information`);
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Mobile number|Personal e-mail)$/ })).toHaveCount(0);
  await open(page, `${shop.address}/apple-student-purchase-program.html`);
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Say where you study or teach' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in to verify' })).toHaveCount(0);
  expect(shop.backEnd.refused).toEqual([]);
});

// Rule account-12.
test('a shop on a Magento without SMS and WhatsApp has no choice of them', async ({ page }) => {
  shop.backEnd.refused.length = 0;
  await signInAs(page, shop.address, demo.email, '/communications');
  await expect(page.getByRole('heading', { name: 'About your orders and your account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/SMS|WhatsApp/)).toHaveCount(0);
  expect(shop.backEnd.refused).toEqual([]);
});

test('a place without a lookup is typed and remembered', async ({ page }) => {
  await open(page, shop.address + (await findProduct({ from: 500 })).url);
  await page.getByRole('button', { name: /Delivering to/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Delivery code').fill('560001');
  await dialog.getByLabel('City').fill('Bengaluru');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /Delivering to Bengaluru 560001/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Delivering to Bengaluru 560001/ })).toBeVisible();
  expect(shop.backEnd.refused).toEqual([]);
});

test('a filter that an address names holds, though the back end cannot name its filters', async ({ page }) => {
  await open(page, `${shop.address}/mobiles-tablets.html?sort=price-asc`);
  const total = page.getByRole('status').filter({ hasText: /^\d+ products?$/ });
  const all = Number.parseInt(await total.innerText(), 10);
  const box = page
    .getByRole('complementary', { name: 'Filters' })
    .locator('details')
    .filter({ hasNotText: /Category|Price/ })
    .first()
    .getByRole('checkbox')
    .first();
  const chosen = `${await box.getAttribute('name')}=${await box.getAttribute('value')}`;
  await box.check();
  await expect(page).toHaveURL(new RegExp(chosen));
  await expect(total).not.toHaveText(`${all} products`);
  const fewer = await total.innerText();
  await open(page, `${shop.address}/mobiles-tablets.html?${chosen}`);
  await expect(total, 'the server filters as the browser does').toHaveText(fewer);
  await expect(box).toBeChecked();
  expect(shop.backEnd.refused).toEqual([]);
});
