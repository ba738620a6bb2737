import { holdBack } from '../support/network.ts';
import { ask, expect, open, shops, signInAs, test } from '../support/shop.ts';

for (const width of [360, 1280]) {
  test(`who turns a page begins at its products, in sight, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, `${shops.zepp}/mobiles-tablets.html`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page).toHaveTitle(/, page 2 - /);
    const start = main.getByRole('heading', { name: 'Mobiles & Tablets, page 2' });
    await expect(start).toBeFocused();
    await expect(main.getByRole('article').first()).toBeInViewport();
    await expect(main.getByRole('status')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveTitle(/^(?!.*page 2)/);
    await expect(main.getByRole('heading', { name: 'Mobiles & Tablets', exact: true, level: 2 })).toBeFocused();
  });
}

test('one range of prices is chosen at a time, and can be taken back', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const main = page.getByRole('main');
  const ranges = main
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('radiogroup', { name: 'Price' })
    .getByRole('radio');
  const count = main.getByRole('status');
  const whole = await count.innerText();
  await ranges.nth(1).check();
  await expect(page).toHaveURL(/\?price=\d+_\d+$/);
  await expect(count).not.toHaveText(whole);
  const dearest = (await ranges.last().getAttribute('value')) ?? '';
  await ranges.last().check();
  await expect(page).toHaveURL(url => url.search === `?price=${dearest}`);
  // The filters come anew with their answer: what is pressed before that goes with the old ones.
  await expect(ranges.last()).toHaveAttribute('checked');
  await expect(ranges.last()).toBeFocused();
  await expect(ranges.and(page.locator(':checked'))).toHaveCount(1);
  await main.getByRole('complementary', { name: 'Filters' }).getByRole('radio', { name: 'Any price' }).check();
  await expect(count).toHaveText(whole);
});

test('a category on its way has its name, from a content link too', async ({ page }) => {
  await open(page, shops.zepp);
  const sendListing = await holdBack(page, /operationName=Listing/);
  const link = page
    .getByRole('main')
    .locator('a[href$=".html"]')
    .filter({ hasNotText: '₹' })
    .and(page.locator(':not(article *)'))
    .first();
  const href = await link.getAttribute('href');
  const { data } = await ask<{ route: { __typename: string; name: string } }>(
    'query ($url: String!) { route(url: $url) { __typename ... on CategoryInterface { name } } }',
    { url: href },
  );
  expect(data.route.__typename).toBe('CategoryTree');
  await link.click();
  await expect(page.getByRole('main').locator('[aria-busy="true"]').getByRole('heading', { level: 1 })).toHaveText(
    data.route.name,
  );
  await expect(page).toHaveTitle(`${data.route.name} - ZEPP Coins Store`);
  sendListing();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('who signs in from the header comes back to where it was pressed', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html?sort=price-asc&page=2`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in?from=${encodeURIComponent('/mobiles-tablets.html?sort=price-asc&page=2')}`,
  );
  await signInAs(page, shops.zepp, 'ravi@example.com', '/mobiles-tablets.html?sort=price-asc&page=2');
  await expect(page).toHaveURL(`${shops.zepp}/mobiles-tablets.html?sort=price-asc&page=2`);
});

// Rule frame-21.
test('the picture of a tile travels to its product, whose page can be used at once; on the way back nothing moves', async ({
  page,
}) => {
  // What has a name, and so travels, on the page that is left and on the one that comes. Whether it is seen to move depends
  // on how busy the machine is.
  await page.addInitScript(() => {
    const travels: number[][] = [];
    Object.assign(window, { travels });
    const start = document.startViewTransition.bind(document);
    const named = () =>
      [...document.querySelectorAll('*')].filter(element => getComputedStyle(element).viewTransitionName !== 'none')
        .length;
    document.startViewTransition = update =>
      start(async () => {
        const before = named();
        await (update as () => Promise<void>)();
        travels.push([before, named()]);
      });
  });
  const travels = () => page.evaluate(() => (window as unknown as { travels: number[][] }).travels);
  // The first press of a visit comes before the code that knows of it.
  const sendCode = await holdBack(page, /\/keptHere-/);
  await open(page, `${shops.float}/mobiles-tablets.html`);
  const tile = page.getByRole('main').getByRole('article').nth(2).getByRole('link');
  await tile.hover();
  const before = await page.evaluate(() => scrollY);
  await tile.click();
  sendCode();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click({ trial: true });
  await expect.poll(travels).toEqual([[1, 1]]);
  await page.goBack();
  await expect(tile).toBeVisible();
  await expect.poll(async () => (await travels())[1]?.[1]).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const length = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--motion-quick'),
  );
  expect(parseFloat(length)).toBe(0);
});

test('who goes to a page while offline is told, and gets there when the network is back', async ({ page, context }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('You are offline. The page opens as soon as your connection is back.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByText('The page opens as soon as')).toBeHidden();
});

test("a promise that somebody else's script rejects leaves the page alone", async ({ browser }) => {
  // Without the watch over the console, which such a rejection is told to.
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const logged = page.waitForEvent(
    'console',
    message => message.type() === 'error' && message.text().includes('aborted'),
  );
  await page.evaluate(() => void Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
  await logged;
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Sorry! An unexpected error occurred.')).toHaveCount(0);
  await context.close();
});

test('a tile looks the same after a page without tiles, which comes without their sheet', async ({ page }) => {
  const lookOf = async () => {
    const tile = page.getByRole('main').getByRole('article').first();
    await expect(tile).toBeVisible();
    await page.mouse.move(0, 0);
    return tile.evaluate(element =>
      [element, ...element.querySelectorAll('*')].map(part => {
        const { length: _, ...look } = getComputedStyle(part);
        return Object.entries(look).filter(([name]) => !/^\d+$|transition|animation/.test(name));
      }),
    );
  };
  const path = '/mobiles-tablets.html';
  const documentOf = async (from: string) => (await fetch(shops.float + from)).text();
  const sheet = /(\/assets\/tiles-[\w-]+\.css)" type="text\/inlined"/.exec(await documentOf(path))?.[1];
  expect(await documentOf('/cart')).toContain(`<link rel="later" href="${sheet}">`);
  await open(page, shops.float + path);
  const direct = await lookOf();
  await open(page, `${shops.float}/cart`);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Mobiles & Tablets' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobiles & Tablets');
  expect(await lookOf()).toEqual(direct);
});
