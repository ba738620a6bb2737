import { emptyBook, endSession, signInAgain, tokenOf, typeAddress } from '../support/customer.ts';
import { serveShop } from '../support/serveShop.ts';
import { sparePorts } from '../support/testPorts.ts';
import { addToCart, ask, demo, expect, findProduct, hydrated, open, shops, signInAs, test } from '../support/shop.ts';

const token = 'M2_VENIA_BROWSER_PERSISTENCE__signin_token';

test('an expired token signs out and says nothing private', async ({ page }) => {
  await signInAs(page, shops.zepp, demo.newcomer);
  await page.evaluate(key => {
    const record = JSON.parse(localStorage.getItem(key) ?? '{}') as { timeStored: number };
    localStorage.setItem(key, JSON.stringify({ ...record, timeStored: record.timeStored - 3_601_000 }));
  }, token);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate(key => localStorage.getItem(key), token)).toBeNull();
});

test('a session that the back end ended is said to have ended by the page that meets it first', async ({ page }) => {
  await signInAs(page, shops.zepp, demo.newcomer);
  await expect(page.getByRole('button', { name: 'Hi, Ravi' })).toBeVisible();
  const value = await page.evaluate(
    key => (JSON.parse(localStorage.getItem(key) ?? '{}') as { value: string }).value,
    token,
  );
  // At that moment, so that no other question meets it before.
  await page.route(/operationName=CustomerOrders\b/, async route => {
    await ask('mutation { revokeCustomerToken { result } }', {}, { authorization: `Bearer ${value}` });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Hi, Ravi' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText('You have been signed out, for your session has ended.')).toBeVisible();
  await page.waitForURL(/\/sign-in\?from=%2Forder-history$/);
  await page.getByLabel('E-mail').fill(demo.newcomer);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/order-history$/);
});

// Rule session-09.
test('a customer whose id the shop names is signed out at once with all that was stored, and sent home; others are not', async ({
  page,
}) => {
  const { data } = await ask<{ customer: { customer_id: number } }>(
    '{ customer { customer_id } }',
    {},
    await tokenOf(demo.newcomer),
  );
  const shop = await serveShop({
    port: (await sparePorts()).shop,
    backEnd: shops.sandbox,
    env: { FORCED_OUT_CUSTOMER_IDS: String(data.customer.customer_id) },
  });
  try {
    await open(page, shop.address);
    await page.evaluate(() => {
      localStorage.setItem('of somebody else', 'x');
      sessionStorage.setItem('of somebody else', 'x');
    });
    await open(page, `${shop.address}/sign-in?from=%2Faccount-information`);
    await page.getByLabel('E-mail').fill(demo.newcomer);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    const revoked = page.waitForResponse(answer => /revokeCustomerToken/i.test(answer.request().postData() ?? ''));
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${shop.address}/`);
    expect((await revoked).status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    const left = () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].flatMap(storage =>
          Object.keys(storage).filter(key => /signin_token|of somebody else/.test(key)),
        ),
      );
    expect(await left()).toEqual([]);

    await signInAs(page, shop.address, demo.email);
    await expect(page.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
  } finally {
    // What the page still asks for would be cut off.
    await page.goto('about:blank');
    await shop.close();
  }
});

// Rule account-04.
test('a session that ends while an address is typed keeps it for its customer, and shows it to nobody else', async ({
  page,
}) => {
  await emptyBook(demo.newcomer);
  await signInAs(page, shops.zepp, demo.newcomer, '/address-book?edit=new');
  await typeAddress(page, '9 Marine Drive');
  await endSession(page);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.waitForURL(/sign-in/, { timeout: 15_000 });
  await signInAgain(page, demo.email);
  await expect(page.getByLabel('House number and street')).toHaveValue('');
  await endSession(page);
  await page.reload();
  await page.waitForURL(/sign-in/, { timeout: 15_000 });
  await signInAgain(page, demo.newcomer);
  await expect(page.getByLabel('House number and street')).toHaveValue('9 Marine Drive');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('The address is saved.')).toBeVisible();
});

// Rule account-04.
test('an address that is typed at the checkout when the session ends goes on after signing in', async ({ page }) => {
  await emptyBook(demo.newcomer);
  await signInAs(page, shops.uni, demo.newcomer);
  await addToCart(page, shops.uni, await findProduct({ from: 350 }));
  await open(page, `${shops.uni}/checkout`);
  await typeAddress(page, '11 Marine Drive');
  await endSession(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(main.getByText(/^You have been signed out\. Sign in again to go on with your cart/)).toBeVisible();
  await main.getByRole('link', { name: 'Sign in' }).click();
  await signInAgain(page, demo.newcomer);
  await expect(main.getByLabel('House number and street')).toHaveValue('11 Marine Drive');
  await main.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(main.getByRole('group', { name: 'Ways to deliver' })).toBeVisible();
});

// Rule account-04.
test('a message and a review that are typed when the session ends wait for their customer, out of sight of others', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const notice = page.getByText('You have been signed out, for your session has ended.');
  const goOn = page.getByRole('region', { name: /^Messages/ }).getByRole('button', { name: 'Sign in' });
  const message = main.getByLabel('Your message');
  await signInAs(page, shops.float, demo.newcomer, '/contact-us');
  await message.fill('The second parcel never came.');
  await endSession(page);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(message).toHaveValue('');
  await goOn.click();
  await signInAgain(page, demo.newcomer);
  await expect(message).toHaveValue('The second parcel never came.');

  const product = await findProduct({ from: 350 });
  const review = page.getByRole('dialog', { name: 'Write a review' }).getByLabel('Your review');
  const write = main.getByRole('button', { name: 'Write a review' });
  await open(page, shops.float + product.url);
  await write.click();
  await review.fill('Heats a litre in three minutes.');
  await endSession(page);
  await page.reload();
  await expect(notice).toBeVisible();
  await write.click();
  await expect(review).toHaveValue('');
  await page.keyboard.press('Escape');
  await goOn.click();
  await signInAgain(page, demo.newcomer);
  // A page that the browser makes draws its reviews once somebody comes near them.
  await page.locator('#reviews').evaluate(place => place.scrollIntoView());
  await write.click();
  await expect(review).toHaveValue('Heats a litre in three minutes.');
});

// Rule session-23.
test('what goes into the cart when the session has ended is in it after signing in again', async ({ page }) => {
  const product = await findProduct({ from: 350 });
  await signInAs(page, shops.float, demo.newcomer, product.url);
  // What a page asks for by itself is answered, so that the press is what meets the end of the session.
  await open(page, shops.float + product.url);
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInAgain(page, demo.newcomer);
  await page.waitForURL(shops.float + product.url);
  await open(page, `${shops.float}/cart`);
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
});
