import type { Page } from '@playwright/test';
import { withholdScripts } from '../support/network.ts';
import { expect, open, shops, test } from '../support/shop.ts';

/** A tile far down the home page, where rows had not been laid out when the page was first painted. */
const farTile = (page: Page) => page.getByRole('main').getByRole('article').last();

/** Brings the far tile to the middle of the window, and says how far from the window's top it then stands. */
async function goFarDown(page: Page): Promise<{ top: number }> {
  // With the first scroll the rows out of sight take their own height.
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
  await expect(page.locator('html[data-whole]')).toBeAttached();
  await farTile(page).evaluate(tile => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  return { top: (await farTile(page).boundingBox())?.y ?? 0 };
}

/** How far the far tile is from where it stood, px. */
const distanceFrom = async (page: Page, { top }: { top: number }) =>
  Math.abs(((await farTile(page).boundingBox())?.y ?? Infinity) - top);
const lineOfText = 16;

test('who comes back to a long page finds what was left where it was', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  const before = await goFarDown(page);
  await farTile(page).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeHidden();
  await expect.poll(() => distanceFrom(page, before)).toBeLessThan(lineOfText);
});

test('a long page that is loaded again stands where it was', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  const before = await goFarDown(page);
  await page.reload();
  await expect.poll(() => distanceFrom(page, before)).toBeLessThan(lineOfText);
});

test('a long page that is loaded again stands where it was before hydration', async ({ page, context }) => {
  await open(page, `${shops.zepp}/`);
  const before = await goFarDown(page);
  await withholdScripts(context);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => distanceFrom(page, before)).toBeLessThan(lineOfText);
});
