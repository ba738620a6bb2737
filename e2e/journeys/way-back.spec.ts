import type { Page } from '@playwright/test';
import { addToCart, demo, expect, findProduct, hydrated, open, shops, signInAs, test } from '../support/shop.ts';

// Drivers switch it off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Leaves a page by a new document, goes back, and says whether the page is the very one that was left. */
async function returnTo(
  page: Page,
  shop: string,
  path: string,
): Promise<[path: string, isKept: boolean, why: unknown]> {
  await open(page, shop + path);
  await page.evaluate(() => {
    (window as { isKept?: boolean }).isKept = true;
  });
  await page.goto(`${shop}/about-us`);
  await hydrated(page);
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page).toHaveURL(shop + path);
  await hydrated(page);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: unknown;
    })[];
    return [location.pathname, (window as { isKept?: boolean }).isKept === true, entry?.notRestoredReasons ?? null];
  });
}

const kept = (path: string) => [path, true, null];

test('the way back leads to pages as they were left, with nothing asked for again: shelves, cart and checkout', async ({
  page,
}) => {
  const product = await findProduct({ from: 500 });
  await addToCart(page, shops.float, product);
  for (const path of ['/', '/mobiles-tablets.html', product.url, '/cart', '/checkout'])
    expect(await returnTo(page, shops.float, path)).toEqual(kept(path));
});

test('and the pages of an account', async ({ page }) => {
  await signInAs(page, shops.float, demo.email);
  for (const path of ['/order-history', '/account-information', '/wishlist'])
    expect(await returnTo(page, shops.float, path)).toEqual(kept(path));
});

test('but to no page of a customer who signed out meanwhile', async ({ page, context }) => {
  await signInAs(page, shops.float, demo.email);
  await open(page, `${shops.float}/account-information`);
  await expect(page.getByText(demo.email).first()).toBeVisible();
  await page.goto(`${shops.float}/robots.txt`);
  const other = await context.newPage();
  await open(other, `${shops.float}/`);
  await other.evaluate(() => localStorage.clear());
  await other.close();
  await page.evaluate(() => history.back()).catch(() => undefined);
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText(demo.email)).toHaveCount(0);
});
