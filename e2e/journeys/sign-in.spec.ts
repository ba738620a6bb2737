import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { lastCode, lastLink, lastMail } from '../support/inbox.ts';
import { ask, demo, expect, hydrated, open, shops, signInAs, test } from '../support/shop.ts';

const isSignedIn = async (page: Page, name: string) => {
  await open(page, shops.zepp);
  await expect(page.getByRole('button', { name: `Hi, ${name}` })).toBeVisible();
};

const isGuest = async (page: Page) =>
  expect(await page.evaluate(() => Object.keys(localStorage).some(key => key.endsWith('signin_token')))).toBe(false);

async function makeAccount(email: string): Promise<void> {
  const { errors } = await ask(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input: { firstname: 'Kavya', lastname: 'Nair', email, password: demo.password } },
  );
  expect(errors).toBeUndefined();
}

// Rules session-11, session-12, session-13 and session-21.
test('a forgotten password is set anew by the link of a mail, once', async ({ page }) => {
  const email = 'forgets@example.com';
  await makeAccount(email);
  await open(page, `${shops.zepp}/sign-in?from=%2Fcart`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If an account has the address nobody@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expectAccessible(page, 'mail sent');

  const link = await lastLink(email);
  expect(link).toContain(`${shops.zepp}/customer/account/createPassword/?token=`);
  await open(page, link);
  await expect(page).toHaveURL(`${shops.zepp}/customer/account/createPassword`);
  await page.reload();
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).fill('sunflower');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText(/^Minimum of different classes of characters/)).toBeVisible();
  await expectAccessible(page, 'new password');
  await page.getByLabel('New password', { exact: true }).fill('Sun-flower7');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL(`${shops.zepp}/cart`);
  await isSignedIn(page, 'Kavya');

  // Still signed in: the link asks for a password all the same, and has been used.
  await open(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Moon-flower7');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password token is mismatched. Reset and try again.');
  await isSignedIn(page, 'Kavya');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Moon-flower7');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password token is mismatched. Reset and try again.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Moon-flower7');
  await isGuest(page);
});

// Rules session-13, session-14 and session-15.
test('a one-time code signs in and leads back, a wrong one does not', async ({ page }) => {
  await open(page, `${shops.zepp}/sign-in?from=%2Fcart`);
  await page.getByRole('link', { name: 'Use a one-time code' }).click();
  await page.getByRole('heading', { name: 'Sign in by a code' }).waitFor();
  await expect(page.getByLabel('E-mail or mobile number')).toBeFocused();
  await expectAccessible(page, 'where the code goes');
  await page.getByLabel('E-mail or mobile number').fill('+91 98100-12345');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const field = page.getByLabel('One-time code');
  await expect(field).toBeFocused();
  await expect(page.getByText(/^You can ask for another code in \d+ s$/)).toBeVisible();
  expect((await lastMail('+91 9810012345')).body).toMatch(/\n@localhost #\d{6}$/);
  const code = await lastCode('+91 9810012345');
  await field.fill(code === '123456' ? '123457' : '123456');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is not right. 4 more attempts are left.');
  await expectAccessible(page, 'wrong code');
  await isGuest(page);

  await page.reload();
  await hydrated(page);
  await page.getByLabel('One-time code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${shops.zepp}/cart`);
  await isSignedIn(page, 'Asha');
});

// Rules session-14, session-15 and session-16.
test('a wish of a guest is taken up after a one-time code, and after a mailed link that another tab opened', async ({
  page,
  context,
}) => {
  const list = `${shops.zepp}/mobiles-tablets.html`;
  // Two: who was sent something just now is not sent more.
  const [coded, linked] = ['wishes@example.com', 'wishes-too@example.com'];
  for (const email of [coded, linked]) await makeAccount(email);
  const wish = async (nth: number) => {
    await open(page, list);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Wishlist: / })
      .nth(nth);
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Wishlist: ', '');
    await heart.click();
    await page.waitForURL(/\/sign-in\?from=/);
    return name;
  };

  const byCode = await wish(0);
  await page.getByRole('link', { name: 'Use a one-time code' }).click();
  await page.getByLabel('E-mail or mobile number').fill(coded);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('One-time code')).toBeFocused();
  await page.getByLabel('One-time code').fill(await lastCode(coded));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(list);
  await expect(page.getByText(`${byCode} is in your wishlist.`)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  const byLink = await wish(1);
  await page.getByRole('link', { name: 'Get a link by e-mail' }).click();
  await page.getByLabel('E-mail').fill(linked);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  const opened = await context.newPage();
  await open(opened, await lastLink(linked));
  await opened.getByRole('button', { name: 'Sign in' }).click();
  await opened.waitForURL(list);
  await page.waitForURL(list);
  const wished = page.getByRole('button', { name: `Wishlist: ${byLink}`, exact: true }).first();
  await expect(wished, 'the tab in which it began goes on').toHaveAttribute('aria-pressed', 'true');
});

// Rule session-16.
test('a mailed link signs in once, in another tab too, and another tab learns of it', async ({ page, context }) => {
  const email = 'linked@example.com';
  await makeAccount(email);
  await open(page, `${shops.zepp}/sign-in?way=link&from=${encodeURIComponent('//evil.test/')}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  const link = await lastLink(email);
  expect(link).not.toContain('evil');

  const opened = await context.newPage();
  await open(opened, link);
  await expect(opened).toHaveURL(/\/custompage\/index\/checklogin\?from=%2F$/);
  await expectAccessible(opened, 'opened link');
  await isGuest(opened);
  await opened.getByRole('button', { name: 'Sign in' }).click();
  await opened.waitForURL(`${shops.zepp}/`);
  await expect(opened.getByRole('button', { name: 'Hi, Kavya' })).toBeVisible();
  await expect(page, 'the first tab goes on, too').toHaveURL(`${shops.zepp}/`);

  // A tab whose session is gone loads anew, which would end the way to the link.
  await opened.goto('about:blank');
  await page.evaluate(() => localStorage.clear());
  await open(opened, link);
  await opened.getByRole('button', { name: 'Sign in' }).click();
  await expect(opened.getByRole('alert')).toHaveText(/has been used already or is too old/);
  await isGuest(opened);
});

// Rule session-17.
test('a signed link signs in once; without a good signature it leads to a code', async ({ page }) => {
  const email = 'campaign@example.com';
  await makeAccount(email);
  await page.goto(`${shops.sandbox}/links`);
  await page.getByLabel('Named by').selectOption('EMAIL');
  await page.getByLabel('Value').fill(email);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const path = await page.locator('code').innerText();

  await page.goto(`${shops.zepp}${path.replace(/.$/, last => (last === '0' ? '1' : '0'))}`);
  await expect(page.getByText(/^The link that you opened signs nobody in/)).toBeVisible();
  await expect(page.getByLabel('E-mail or mobile number')).toHaveValue(email);
  await expect(page).toHaveURL(`${shops.zepp}/sign-in?way=code`);
  await isGuest(page);

  await page.goto(`${shops.zepp}${path}&from=${encodeURIComponent('https://evil.test/')}`);
  await page.waitForURL(`${shops.zepp}/`);
  await expect(page.getByRole('button', { name: 'Hi, Kavya' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${shops.zepp}${path}`);
  await expect(page.getByText(/^The link that you opened signs nobody in/)).toBeVisible();
  await page.goto(`${shops.zepp}/autosignin/customerid/1`);
  await expect(page).toHaveURL(`${shops.zepp}/sign-in`);
  await expect(page.getByText(/^The link that you opened signs nobody in/)).toBeVisible();
  await isGuest(page);
});

// Rule routes-16.
test('who is signed in and opens the link to a new account goes on under the right address', async ({ page }) => {
  await signInAs(page, shops.zepp, demo.newcomer, '/cart');
  await open(page, `${shops.zepp}/create-account?email=kavya%40example.com&from=%2Fwishlist`);
  await expect(page.getByRole('navigation', { name: 'My Account' })).toBeVisible();
  await expect(page).toHaveURL(`${shops.zepp}/wishlist`);
});

// Rules session-14 and session-18.
test('a mail account signs in from the tab that began it, and nothing that was slipped in does', async ({ page }) => {
  await open(page, `${shops.uni}/sign-in?from=%2Forder-history`);
  await page.getByRole('button', { name: 'Continue with Kaveri Mail' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Kaveri Mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^You did not let your mail account sign you in/)).toBeVisible();
  await page.getByRole('link', { name: 'Other ways to sign in' }).click();

  await page.getByRole('button', { name: 'Continue with Kaveri Mail' }).click();
  await page.getByRole('heading', { name: 'Sign in with Kaveri Mail' }).waitFor();
  const answer = page.waitForRequest(/oauthlogin\/index\/callback/);
  await page.getByRole('button', { name: 'asha@example.com' }).click();
  const callback = (await answer).url();
  await page.waitForURL(`${shops.uni}/order-history`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(callback);
  await expect(page.getByText(/^Signing in with your mail account did not work/)).toBeVisible();
  await open(page, `${shops.uni}/sign-in`);
  await page.getByRole('button', { name: 'Continue with Kaveri Mail' }).click();
  await page.getByRole('heading', { name: 'Sign in with Kaveri Mail' }).waitFor();
  await page.goto(`${shops.uni}/oauthlogin/index/callback?code=stolen&state=foreign`);
  await expect(page.getByText(/^Signing in with your mail account did not work/)).toBeVisible();
  await expect(page).toHaveURL(`${shops.uni}/oauthlogin/index/callback`);
  await isGuest(page);

  await open(page, `${shops.float}/sign-in`);
  await expect(page.getByRole('link', { name: 'Use a one-time code' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
});
