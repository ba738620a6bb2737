import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { everyShop, expect, open, shops, test } from '../support/shop.ts';
import { textsOf } from '../support/texts.ts';

const boxOf = (page: Page) => page.getByRole('search').getByRole('combobox');
const listOf = (page: Page) => page.getByRole('search').getByRole('listbox');

test('suggestions lead to products and categories, by keyboard', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  const box = boxOf(page);
  await box.click();
  await expect(listOf(page).getByRole('group', { name: 'Popular searches' }).getByRole('option').first()).toBeVisible();
  await box.pressSequentially('lapt');
  await expect(listOf(page).getByRole('group', { name: 'Categories' }).getByRole('option').first()).toContainText(
    'Laptops',
  );
  const products = listOf(page).getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products).toHaveCount(4);
  await expect(products.first()).toContainText('₹');
  await expect(box).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowUp');
  await expect(products.last()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await products.last().getAttribute('id')) ?? 'none');
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(box).toHaveValue('lapt');
  await page.keyboard.press('ArrowDown');
  const first = listOf(page).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/laptops/);
  await expect(listOf(page)).toBeHidden();
});

test('searches are remembered in this browser, and offered again', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  await boxOf(page).fill('kettle');
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(`${shops.zepp}/search.html?query=kettle`);
  // The address is there before the page: who leaves between the two has searched for nothing.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('kettle');
  await open(page, `${shops.zepp}/`);
  await boxOf(page).click();
  const recent = listOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['kettle', 'Clear recent searches']);
  await recent.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`${shops.zepp}/search.html?query=kettle`);
  await boxOf(page).fill('');
  await recent.filter({ hasText: 'Clear recent searches' }).click();
  expect(await page.evaluate(() => localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__recentSearches'))).toBeNull();
  await expect(boxOf(page), 'one goes on in the field').toBeFocused();
  await expect(listOf(page).getByRole('group', { name: 'Popular searches' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('what shoppers type leads to what they mean', async ({ page }) => {
  const main = page.getByRole('main');
  const first = main.getByRole('article').first();
  for (const [typed, meant] of [
    ['kurta', /Kurta/],
    ['joote', /Sneakers|Shoes|High-top/],
  ] as const) {
    await open(page, `${shops.zepp}/search.html?query=${encodeURIComponent(typed)}`);
    await expect(first, typed).toContainText(meant);
  }
  // Rule listing-04.
  await open(page, `${shops.zepp}/search.html?query=KUR-101`);
  await expect(page).toHaveURL(`${shops.zepp}/ankari-bagru-print-cotton-kurta-for-women.html`);
  await open(page, `${shops.zepp}/search.html?query=${encodeURIComponent('फ़ोन 20 हज़ार से कम')}&sort=price-desc`);
  const price = /₹([\d,]+)/.exec(await first.innerText())?.[1]?.replaceAll(',', '');
  expect(Number(price)).toBeLessThanOrEqual(20_000);
  await open(page, `${shops.zepp}/search.html?query=hedphones`);
  await expect(first).toBeVisible();
  await main.getByRole('link', { name: 'headphones', exact: true }).click();
  await expect(page).toHaveURL(`${shops.zepp}/search.html?query=headphones`);
  await expect(main.getByText('Did you mean')).toBeHidden();
});

test('a search works while suggestions fail, and before their code has come', async ({ page }) => {
  await page.route('**/assets/SearchHelp-*', route => route.abort());
  await open(page, `${shops.zepp}/`);
  await boxOf(page).fill('phone');
  await boxOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('phone');
  await page.unroute('**/assets/SearchHelp-*');
  await page.route('**/graphql?*Suggestions*', route => route.fulfill({ status: 500, body: '' }));
  await open(page, `${shops.zepp}/`);
  await boxOf(page).fill('tea');
  await boxOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tea');
});

test('a search that finds nothing says what to try', async ({ page }) => {
  await open(page, `${shops.zepp}/search.html?query=zzzzqq`);
  const main = page.getByRole('main');
  await expect(main.getByText('Popular categories')).toBeVisible();
  await main.getByRole('link', { name: 'Laptops & Computers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Laptops & Computers');
});

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: axe finds nothing on open suggestions, on a phone and on a desk`, async ({ page }) => {
    const text = await textsOf(shop, 'suggestions');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${shop}/`);
      await boxOf(page).click();
      await boxOf(page).pressSequentially('phone');
      await expect(listOf(page).getByRole('option').first()).toBeVisible();
      await expect(listOf(page).getByRole('group', { name: text.products })).toBeVisible();
      await expectAccessible(page, `${name} at ${width}`);
    }
  });
}
