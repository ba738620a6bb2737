import type { Page } from '@playwright/test';
import { expect, open, shops, test } from '../support/shop.ts';

/** A tile far down the home page, where rows had not been laid out when the page was first painted. */
const farTile = (page: Page) => page.getByRole('main').getByRole('article').last();

/** Brings the far tile to the middle of the window, and says how far down the page and from the window's top it then stands. */
async function goFarDown(page: Page): Promise<{ scroll: number; top: number }> {
  await farTile(page).evaluate(tile => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scroll = await page.evaluate(() => scrollY);
  expect(scroll).toBeGreaterThan(1500);
  return { scroll, top: (await farTile(page).boundingBox())?.y ?? 0 };
}

const placeOf = async (page: Page) => Math.round((await farTile(page).boundingBox())?.y ?? Number.NaN);

test('who comes back to a long page finds what was left where it was', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  const before = await goFarDown(page);
  await farTile(page).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden();
  await expect.poll(() => placeOf(page)).toBe(Math.round(before.top));
});

test('a long page that is loaded again stands where it was', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  const before = await goFarDown(page);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(Math.round(before.top));
});
