import { expectAccessible } from '../support/accessible.ts';
import { lastMail, mailsTo } from '../support/inbox.ts';
import { expect, open, shops, test } from '../support/shop.ts';

// Rules together-01, together-02, together-04, cart-25.
test('what goes well with a product comes into the cart by one press, and the cart offers more', async ({ page }) => {
  await open(page, `${shops.float}/auvira-lumen-5-5g.html`);
  const main = page.getByRole('main');
  const together = main.getByRole('region', { name: 'Goes well together' });
  await together.scrollIntoViewIfNeeded();
  const own = together.getByRole('checkbox', { name: 'Buy Auvira Lumen 5 5G', exact: true });
  const cover = together.getByRole('checkbox', { name: /^Buy Pebblix Soft Silicone Cover/ });
  await expect(own).toBeChecked();
  await expect(cover).not.toBeChecked();
  const dialog = page.getByRole('dialog', { name: 'Choose options' });
  await expect(async () => {
    await cover.click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole('radio', { disabled: false }).first().check();
  await dialog.getByRole('button', { name: 'Take this', exact: true }).click();
  await expect(cover).toBeChecked();

  await together.getByRole('button', { name: 'Add all 3 to cart', exact: true }).click();
  for (const group of ['Colour', 'Storage'])
    await dialog.getByRole('group', { name: group }).getByRole('radio', { disabled: false }).first().check();
  await dialog.getByRole('button', { name: 'Take this', exact: true }).click();
  await expectAccessible(page, 'what goes well with a product');
  await together.getByRole('button', { name: 'Add all 3 to cart', exact: true }).dblclick();
  await expect(page.getByText('3 products are in your cart.', { exact: true })).toBeVisible();

  await open(page, `${shops.float}/cart`);
  await expect(main.getByText('3 items', { exact: true })).toBeVisible();
  const also = main.getByRole('list', { name: 'You may also need' });
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 2000);
  await expect(also).toBeVisible();
  const add = also.getByRole('button', { name: /^Add to cart/ }).first();
  await add.click();
  await expect(main.getByText('4 items', { exact: true })).toBeVisible();
  await expectAccessible(page, 'what a cart may lack');
});

// Rules notice-01, notice-02, notice-03.
test('who finds something sold out is told by e-mail when it is back', async ({ page, request }) => {
  const email = `meera.${Date.now()}@example.com`;
  await open(page, `${shops.float}/zentoro-rugged-x-5g-12-gb-ram-256-gb.html`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Tell me when it is back', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await dialog.getByLabel('E-mail').fill('meera');
  await dialog.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/like name@example\.com/);
  await expectAccessible(page, 'asking to be told');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(main.getByText('We write to you when it is back.')).toBeVisible();
  await page.reload();
  await expect(main.getByText('We write to you when it is back.')).toBeVisible();
  await main.getByRole('button', { name: /^Do not tell me/ }).click();
  await main.getByRole('button', { name: 'Tell me when it is back', exact: true }).click();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(main.getByText('We write to you when it is back.')).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);

  const desk = await (await request.get(`${shops.sandbox}/stock`)).text();
  const entry = desk.split('<li>').find(text => text.includes('PHN-106')) ?? '';
  await request.post(`${shops.sandbox}/stock`, {
    headers: { origin: shops.sandbox },
    form: { product: /name="product" value="(\d+)"/.exec(entry)?.[1] ?? '', pieces: '5' },
  });
  const { subject, body } = await lastMail(email);
  expect(subject).toContain('Zentoro Rugged X 5G');
  const [product = '', stop = ''] = body.match(/https?:\S+/g) ?? [];
  await open(page, product);
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await open(page, stop);
  await expect(page).toHaveURL(`${shops.float}/stock-notices`);
  await main.getByRole('button', { name: 'Stop them', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'You get no more of these mails' })).toBeVisible();
  await expectAccessible(page, 'stopping mails of stock');
  expect(await mailsTo(email)).toHaveLength(1);
});
