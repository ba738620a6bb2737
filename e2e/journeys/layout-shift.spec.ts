import type { Page } from '@playwright/test';
import { reachPayment } from '../support/checkout.ts';
import { followRequests, slowDown } from '../support/network.ts';
import { addToCart, demo, expect, findProduct, open, shops, test } from '../support/shop.ts';

/** Cumulative Layout Shift that a shopper may see on a page. */
const limit = 0.02;

interface Shifts {
  shifts: [value: number, moved: string][];
}

const noteShifts = () => {
  const seen: Shifts['shifts'] = [];
  Object.assign(globalThis, { shifts: seen });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    })[]) {
      if (!entry.hadRecentInput)
        seen.push([entry.value, entry.sources.map(({ node }) => node?.className ?? '').join(' ')]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Down to the end of a page, which grows on the way, a screenful at a time, each until `quiet` says that all has come. */
async function readToTheEnd(page: Page, quiet: () => Promise<void>): Promise<void> {
  let before = -1;
  for (let place = 0; place > before; place = await page.evaluate(() => scrollY)) {
    before = place;
    await page.evaluate(() => scrollBy(0, innerHeight * 0.8));
    await quiet();
  }
}

/** Nothing has jumped since the page was loaded, but for what answers a press at once. */
async function expectStill(page: Page, what: string): Promise<void> {
  const { shifts } = await page.evaluate(() => ({ shifts: (globalThis as unknown as Shifts).shifts }));
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  expect(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}

for (const width of [360, 1280]) {
  test(`nothing jumps while one reads a page to its end at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(noteShifts);
    const quiet = followRequests(page);
    const product = await findProduct({ from: 1000 });
    for (const path of [
      '/',
      '/mobiles-tablets.html',
      product.url,
      '/auvira-lumen-5-5g.html#reviews',
      '/samsung',
      '/about-us',
    ]) {
      await open(page, shops.zepp + path);
      await readToTheEnd(page, quiet);
      await expectStill(page, path);
    }
  });

  test(`nothing jumps while the cart and the checkout of a guest come at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await addToCart(page, shops.float, await findProduct({ from: 1000 }));
    await page.addInitScript(noteShifts);
    const quiet = followRequests(page);
    for (const [path, field] of [
      ['/cart', 'Coupon code'],
      ['/checkout', 'E-mail'],
    ] as const) {
      await open(page, shops.float + path);
      await expect(page.getByRole('main').getByLabel(field)).toBeVisible();
      await quiet();
      await expectStill(page, path);
    }
  });

  test(`nothing jumps while the checkout of an accepted address is loaded again at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await addToCart(page, shops.float, await findProduct({ from: 1000 }));
    await reachPayment(page, shops.float, 'meera@example.com');
    await page.addInitScript(noteShifts);
    const quiet = followRequests(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: /Cash/ })).toBeVisible();
    await quiet();
    await expectStill(page, '/checkout');
    await expect(page.locator('h2:focus')).toHaveCount(0);
  });

  test(`nothing jumps where a page with another header comes late at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(noteShifts);
    const quiet = followRequests(page);
    await open(page, `${shops.float}/sign-in`);
    // Longer than the half second after a press in which a shift is its answer.
    await slowDown(page, { latency: 800, download: 1_000_000, upload: 1_000_000 });
    await page.getByLabel('E-mail').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await quiet();
    await expectStill(page, 'from /sign-in to the home page');

    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    // Where there is room a cart that holds something opens beside the page first.
    const viewCart = page.getByRole('dialog').getByRole('link', { name: 'View cart' });
    await expect(viewCart.or(page.getByRole('banner').getByText('Shopping Cart'))).toBeVisible();
    if (await viewCart.isVisible()) await viewCart.click();
    await expect(page).toHaveURL(/\/cart$/);
    await quiet();
    await expectStill(page, 'from the home page to the cart');
  });

  test(`the form to sign in keeps its place while its document arrives at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${shops.zepp}/sign-in`);
    const form = page.getByRole('main').locator('form');
    const before = await form.boundingBox();
    await form.evaluate(element =>
      Array.from(element.children)
        .slice(2)
        .forEach(child => child.remove()),
    );
    const after = await form.boundingBox();
    expect(after?.height).toBeLessThan(before?.height ?? 0);
    expect(after?.y).toBe(before?.y);
  });
}
