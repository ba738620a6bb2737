import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { endSession, makeCustomer, signInAgain } from '../support/customer.ts';
import { lastCode } from '../support/inbox.ts';
import { ask, demo, expect, open, shops, signInAs, test } from '../support/shop.ts';

const studentPage = '/apple-student-purchase-program.html';
const address = 'asha@navodit-college.example';

interface Priced {
  name: string;
  sku: string;
  url_key: string;
  price_range: { minimum_price: { final_price: { value: number } } };
}

/** Something of a category that costs the people of a programme so much of its price. */
async function findPriced(category: string, share: number, brand = '') {
  const { data } = await ask<{ products: { items: (Priced & { __typename: string; stock_status: string })[] } }>(
    'query P($category: String!) { products(filter: { category_url_path: { eq: $category } }, sort: { price: ASC }, pageSize: 50) { ' +
      'items { __typename name sku url_key stock_status price_range { minimum_price { final_price { value } } } } } }',
    { category },
  );
  const found = data.products.items.find(
    item =>
      item.__typename === 'SimpleProduct' &&
      item.stock_status === 'IN_STOCK' &&
      item.name.startsWith(brand) &&
      item.price_range.minimum_price.final_price.value > 500,
  );
  if (!found) throw new Error(`findPriced: none of ${category}.`);
  const price = found.price_range.minimum_price.final_price.value;
  const written = (rupees: number) => `₹${Math.round(rupees).toLocaleString('en-IN')}`;
  return { ...found, full: written(price), less: written(price * share) };
}

/** The programme manager's side: lets the verification of the demo customer end. */
async function letEnd(end: 'soon' | 'now'): Promise<void> {
  const page = await (await fetch(`${shops.sandbox}/programmes`)).text();
  const entry = page.split('<li>').find(text => text.includes(demo.email)) ?? '';
  const customer = /name="customer" value="(\d+)"/.exec(entry)?.[1] ?? '';
  await fetch(`${shops.sandbox}/programmes`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shops.sandbox },
    body: new URLSearchParams({ customer, end }),
  });
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Institute code').fill(code);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function enterAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Institute e-mail').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
}

// Rules account-04 and programmes-01 to programmes-07.
test('a student verifies, pays less everywhere, and is asked again at the end of the year', async ({
  page,
  otherPage: other,
}) => {
  const keyboard = await findPriced('laptops-computers/keyboards-mice', 0.9);
  const priceOn = (where: Page) => where.getByRole('main').getByText(keyboard.less, { exact: true }).first();

  await open(page, shops.zepp + studentPage);
  await page.getByRole('link', { name: 'Verify where you study' }).click();
  await page.getByRole('link', { name: 'Sign in to verify' }).click();
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${shops.zepp + studentPage}#verify`);

  const field = page.getByLabel('Institute code');
  await expect(field).toBeInViewport();
  await enterCode(page, 'GOMTI-COLLEGE');
  await expect(page.getByText('This code has expired. Ask for the one that holds now.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'a code that has expired');
  await enterCode(page, 'Vindhya Power');
  await expect(page.getByText(/^This code is of a company/)).toBeVisible();
  await enterCode(page, 'navodit college');

  const mail = page.getByLabel('Institute e-mail');
  await expect(mail).toBeFocused();
  await enterAddress(page, 'asha@example.com');
  await expect(page.getByText('Enter an address that ends in navodit-college.example.')).toBeVisible();
  await mail.fill(address);
  // What was typed outlives the session, for its customer (account-04).
  await endSession(page);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('link', { name: 'Sign in to verify' }).click();
  await signInAgain(page, demo.email);
  await expect(mail).toHaveValue(address);
  await enterAddress(page, address);
  const otp = page.getByLabel('One-time code');
  await expect(otp).toBeFocused();
  await expectAccessible(page, 'the code that was mailed');
  const code = await lastCode(address);
  await otp.fill(code === '123456' ? '123457' : '123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is not right. 4 more attempts are left.');
  await expect(otp).toBeFocused();
  await otp.fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page, 'verified');

  // On the page that the server draws for everybody, and in the cart.
  await open(page, `${shops.zepp}/${keyboard.url_key}.html`);
  await expect(priceOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(/is in your cart|added/i).first()).toBeVisible();
  await open(page, `${shops.zepp}/cart`);
  await expect(page.getByText(keyboard.less).first()).toBeVisible();

  // In another shop, by the same account; nobody else sees it.
  await open(other, `${shops.uni}/${keyboard.url_key}.html`);
  await expect(other.getByRole('main').getByText(keyboard.full, { exact: true }).first()).toBeVisible();
  await signInAs(other, shops.uni, demo.email, `/${keyboard.url_key}.html`);
  await expect(priceOn(other)).toBeVisible();
  const document = await (await fetch(`${shops.uni}/${keyboard.url_key}.html`)).text();
  expect(document).not.toContain(keyboard.less);

  await letEnd('soon');
  await open(page, `${shops.zepp}/account-information`);
  await page.getByRole('link', { name: 'Verify again' }).click();
  await expect(page).toHaveURL(`${shops.zepp}${studentPage}#verify`);
  await page.getByRole('button', { name: 'Verify again' }).click();
  await expect(page.getByRole('button', { name: 'Keep it as it is' })).toBeVisible();

  await letEnd('now');
  await open(page, shops.zepp + studentPage);
  await expect(page.getByRole('heading', { name: 'Your verification has ended' })).toBeVisible();
  await expectAccessible(page, 'ended');
  await open(page, `${shops.zepp}/${keyboard.url_key}.html`);
  await expect(page.getByRole('main').getByText(keyboard.full, { exact: true }).first()).toBeVisible();
});

// Rule programmes-04.
test('an institute e-mail verifies one account, and a code serves once', async ({ page, otherPage: second }) => {
  const verifyWith = async (who: Page, shop: string, email: string) => {
    await open(who, shop + studentPage);
    await enterCode(who, 'indravati-univ');
    await enterAddress(who, email);
    const field = who.getByLabel('One-time code');
    await expect(field).toBeFocused();
    const code = await lastCode(email);
    await field.fill(code);
    await who.getByRole('button', { name: 'Verify' }).click();
    return code;
  };
  const theirs = 'ravi@indravati-univ.example';
  await signInAs(page, shops.uni, demo.newcomer);
  const code = await verifyWith(page, shops.uni, theirs);
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();

  await signInAs(second, shops.float, demo.email);
  await open(second, shops.float + studentPage);
  await second
    .getByRole('button', { name: /^Verify/ })
    .or(second.getByLabel('Institute code'))
    .first()
    .waitFor();
  const again = second.getByRole('button', { name: /^Verify (again|somewhere)/ });
  if (await again.isVisible()) await again.click();
  await enterCode(second, 'indravati-univ');
  const plus = 'ravi+two@indravati-univ.example';
  await enterAddress(second, plus);
  await second.getByLabel('One-time code').fill(code);
  await second.getByRole('button', { name: 'Verify' }).click();
  await expect(second.getByRole('alert')).toHaveText(/^This code is not right/);
  await second.getByLabel('One-time code').fill(await lastCode(plus));
  await second.getByRole('button', { name: 'Verify' }).click();
  await expect(second.getByRole('alert')).toHaveText(
    'This e-mail address has verified another account. It can verify one at a time.',
  );

  const link = page.getByRole('link', { name: 'Go to the shop of Indravati University' });
  await expect(link).toHaveAttribute('href', `${shops.uni}/?___store=indravati_univ`);
  await link.click();
  await expect(page).toHaveTitle(/Indravati/);
});

// Rules programmes-01, programmes-05 and programmes-06.
test('an employee sees and pays the lower price in a store view that hides prices from guests', async ({ page }) => {
  const phone = await findPriced('mobiles-tablets/mobiles/smartphones', 0.93, 'Zentoro');
  const main = page.getByRole('main');
  const price = (text: string) => main.getByText(text, { exact: true }).first();
  await makeCustomer('worker@example.com');
  await open(page, `${shops.uni}/?___store=saryu_telecom`);
  await open(page, `${shops.uni}/${phone.url_key}.html`);
  await expect(main.getByRole('link', { name: 'Log in to buy' })).toBeVisible();
  await signInAs(page, shops.uni, 'worker@example.com', `/${phone.url_key}.html`);
  await expect(price(phone.full)).toBeVisible();

  await open(page, `${shops.uni}/samsung`);
  await page.getByLabel('Company code').fill('saryu telecom');
  await page.getByRole('button', { name: 'Go on' }).click();
  const address = 'worker@saryu-telecom.example';
  await page.getByLabel('E-mail at work').fill(address);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('One-time code').fill(await lastCode(address));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();

  // Whoever comes back to the page reads it from its top, with the prices of the programme.
  await open(page, `${shops.uni}/samsung`);
  await expect(price(phone.less)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What a cache knows of before is not shown: not on a page that was open then, nor in the cart.
  await open(page, `${shops.uni}/${phone.url_key}.html`);
  await expect(price(phone.less)).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(/is in your cart/).first()).toBeVisible();
  await open(page, `${shops.uni}/cart`);
  await expect(price(phone.less)).toBeVisible();
  await expect(page).toHaveTitle(/Saryu Telecom Perks/);
});
