import { demo, expect, open, shops, signInAs, test } from '../support/shop.ts';

// Rules referral-01, referral-02 and referral-03.
test('a friend who opens an account by a link is counted for who sent it', async ({ page, otherPage: friend }) => {
  await signInAs(page, shops.zepp, demo.newcomer);
  await open(page, `${shops.zepp}/referral`);
  const main = page.getByRole('main');
  const counted = main.getByText('Friends invited').locator('xpath=following-sibling::dd');
  const before = Number(await counted.textContent());
  const mail = await main.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href');
  const link = /https?:\S+/.exec(decodeURIComponent(mail ?? ''))?.[0] ?? '';
  expect(link).toMatch(/\/referral\?invite=[A-Z0-9]{8}$/);

  await open(page, link);
  await expect(main.getByText('This is your own link.')).toBeVisible();

  await open(friend, link);
  await expect(friend.getByRole('heading', { name: 'You are invited' })).toBeVisible();
  await friend.getByRole('link', { name: 'Look around first' }).click();
  await open(friend, `${shops.zepp}/create-account`);
  const code = friend.getByRole('textbox', { name: 'Invitation code' });
  await expect(code).toHaveValue(link.split('=')[1] ?? '');
  await code.fill('NOBODY99');
  await friend.getByLabel('First name').fill('Meera');
  await friend.getByLabel('Last name').fill('Nair');
  await friend.getByLabel('E-mail').fill(`meera.${Date.now()}@example.com`);
  await friend.getByLabel(/^Password/).fill('Jasmine#7');
  await friend.getByRole('button', { name: 'Create account' }).click();
  await expect(friend.getByRole('alert')).toHaveText('This invitation code is not known. Check it, or leave it out.');
  await code.fill(link.split('=')[1] ?? '');
  await friend.getByRole('button', { name: 'Create account' }).click();
  await expect(friend).not.toHaveURL(/create-account/);

  await open(page, `${shops.zepp}/referral`);
  await expect(counted).toHaveText(String(before + 1));
});
