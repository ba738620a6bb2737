import { expectAccessible } from '../support/accessible.ts';
import { openCookbookShop } from '../support/cookbookShop.ts';
import type { ServedShop } from '../support/serveShop.ts';
import { expect, findProducts, open, test } from '../support/shop.ts';

let shop: ServedShop | undefined;
// A shop is built first.
test.beforeAll(async ({ openFor }, info) => {
  info.setTimeout(240_000);
  await openFor(info.file);
  shop = await openCookbookShop();
});
test.afterAll(() => shop?.close());

test('the recipes of the cookbook make a shop differ', async ({ page }) => {
  const address = shop?.address ?? '';
  await open(page, address);
  await expect(page.getByText('Free delivery on every order this week')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveText(/^Made by hand in Mysuru since 1998\./);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' })).toBeVisible();
  await expect(page.getByRole('link', { name: /help/i })).toHaveCount(0);
  await expect(page.getByText('Ships free').first()).toBeVisible();
  await expect(page.getByText('A tenth goes to the weavers').first()).toBeVisible();
  await expectAccessible(page, 'a home page that a variant changed');

  const [product] = await findProducts({ from: 1000 });
  if (!product) throw new Error('A product is needed.');
  await open(page, address + product.url);
  await expect(page.getByText('Exchange within 30 days, no questions asked.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add to bag' });
  await expect(add).toHaveCSS('border-radius', '999px');
  await expect(page.getByText('A tenth goes to the weavers').first()).toBeVisible();
  // A set has a box of its own in the same region.
  await open(page, `${address}/mevaghar-festive-hamper-your-choice.html`);
  await expect(page.getByText('Exchange within 30 days, no questions asked.')).toBeVisible();

  await open(page, `${address}/cart`);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await open(page, address + product.url);
  await add.click();
  await expect(page.getByRole('link', { name: /^Cart ?, 1 item/ })).toBeVisible();
  await open(page, `${address}/cart`);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('Each piece is wrapped by itself.')).toBeVisible();
});

test('a page of its own is drawn by the server, styled, described and found, and says what was done', async ({
  page,
  request,
  context,
}) => {
  const address = `${shop?.address}/our-story`;
  const html = await (await request.get(address)).text();
  expect(html).toContain('It began with three sisters and one loom.');
  expect(html).toContain('Three sisters, one loom, and what came of it.');
  expect(html).not.toContain('noindex');
  await open(page, address);
  await expect(page).toHaveTitle(/^Our story - /);
  await expect(page.getByRole('article')).not.toHaveCSS('max-inline-size', 'none');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our story' })).toBeVisible();
});
