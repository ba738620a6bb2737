import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { holdBack } from '../support/network.ts';
import { expect, open, shops, test } from '../support/shop.ts';

test('filters, order and page stand in the address, and the way back restores them with the place on the page', async ({
  page,
}) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: 'Mobiles & Tablets', exact: true }).getByRole('article');
  const boxes = main.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
  const count = main.getByRole('status');
  const all = await count.innerText();
  await expect(tiles).toHaveCount(6);

  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?\w+=[^&]+$/);
  await expect(boxes.first(), 'the focus stays where the shopper is').toBeFocused();
  await expect(count).not.toHaveText(all);
  const one = await count.innerText();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?(\w+)=[^&]+&\1=[^&]+$/);
  await expect(boxes.nth(1)).toBeFocused();
  await expect(count).not.toHaveText(one);
  const both = await count.innerText();
  const narrowed = page.url();

  const sort = main.getByLabel('Sort by');
  const leading = tiles.first().getByRole('link').first();
  const unsorted = (await leading.getAttribute('href')) ?? '';
  await sort.focus();
  await sort.selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(leading, 'the list follows its address').not.toHaveAttribute('href', unsorted);
  await expect(sort).toBeFocused();

  const product = tiles.last().getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await product.click();
  await expect(page).not.toHaveURL(/mobiles-tablets/);
  await expect(main.getByRole('heading', { level: 1 }), 'the focus goes along').toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(sort).toHaveValue('price-asc');
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(sort).toHaveValue('');
  await expect(boxes.first()).toBeChecked();
  await expect(count).toHaveText(both);
  await page.goBack();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.first()).toBeChecked();
  await page.goForward();
  await expect(boxes.nth(1)).toBeChecked();
});

test('what is chosen while an answer is on its way adds to what was chosen before', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const main = page.getByRole('main');
  const boxes = main.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
  const answerFirst = await holdBack(page, '**/graphql*');
  await boxes.first().check();
  await main.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await boxes.nth(1).check();
  answerFirst();
  await expect(page).toHaveURL(/\?sort=price-asc&(\w+)=[^&]+&\1=[^&]+$/);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(main.getByLabel('Sort by')).toHaveValue('price-asc');

  const chips = main.getByRole('link', { name: /^Remove / });
  await expect(chips).toHaveCount(2);
  const answerSecond = await holdBack(page, '**/graphql*');
  await chips.first().click();
  await chips.nth(1).click();
  answerSecond();
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  await expect(chips).toHaveCount(0);
});

test('whatever the shop counts narrows the list, in the browser and on the server; what it does not know is ignored', async ({
  page,
}) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html?evil=1&__proto__=2`);
  const main = page.getByRole('main');
  const groups = main.getByRole('complementary', { name: 'Filters' }).locator('details');
  const whole = await main.getByRole('status').innerText();
  const storage = groups.filter({ hasText: 'Storage' }).getByRole('checkbox').first();
  await groups.filter({ hasText: 'Storage' }).evaluate((group: HTMLDetailsElement) => void (group.open = true));
  await storage.check();
  await expect(page).toHaveURL(/\?storage=\d+$/);
  await expect(main.getByRole('status')).not.toHaveText(whole);
  const narrowed = await main.getByRole('status').innerText();
  await open(page, page.url());
  await expect(storage).toBeChecked();
  await expect(main.getByRole('status')).toHaveText(narrowed);

  const colour = groups.filter({ hasText: 'Colour' }).locator('label').first();
  const swatch = colour.locator('[style*="background"]');
  await expect(swatch).toHaveCSS('background-color', /^rgb\(/);

  await main.getByLabel('Sort by').selectOption({ label: 'Biggest discount' });
  await expect(page).toHaveURL(/sort=saving/);
  await expect(main.getByRole('article').first()).toContainText('% off');
});

// Rules listing-02, look-10 and look-25.
test('a print is chosen by its picture in the filters, on the tile and on its page, or by its name where that does not load', async ({
  page,
}) => {
  await open(page, `${shops.uni}/home-furniture/furnishing/cushions.html`);
  const main = page.getByRole('main');
  const prints = main.getByRole('complementary', { name: 'Filters' }).locator('details').filter({ hasText: 'Print' });
  const isLoaded = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);
  await prints.evaluate((group: HTMLDetailsElement) => void (group.open = true));
  const picture = prints.locator('label').filter({ hasText: 'Stripes' }).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/media\/attribute\/swatch\/p\/a\/pattern-/);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => isLoaded(picture)).toBe(true);

  await prints.getByRole('checkbox', { name: /^Stripes/ }).check();
  await expect(page).toHaveURL(/\?pattern=\d+$/);
  const tile = main.getByRole('article').filter({ hasText: 'Floor Cushion Covers' });
  const print = tile.getByRole('group', { name: 'Print' });
  await expect.poll(() => isLoaded(print.locator('label[title="Stripes"] img'))).toBe(true);
  // From the top: of a box that is half behind the header axe would count the half that is seen.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a listing of prints');
  await print.getByRole('radio', { name: 'Stripes' }).check();

  await page.route(/\/media\/attribute\/swatch\//, route => route.abort());
  await open(
    page,
    await tile
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link: HTMLAnchorElement) => link.href),
  );
  const onPage = main.getByRole('group', { name: /^Print/ });
  await expect(onPage.getByRole('radio', { name: 'Stripes' })).toBeChecked();
  await expect(onPage.getByText('Block print', { exact: true })).toBeVisible();
});

// Rules catalogue-09 and catalogue-10.
test('the next products come below, what was chosen is taken back by itself, and the way back finds the same list', async ({
  page,
}) => {
  await open(page, `${shops.float}/mobiles-tablets.html?price=0_20000`);
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: 'Mobiles & Tablets', exact: true }).getByRole('article');
  const more = main.getByRole('link', { name: 'Show more products' });
  await more.click();
  await expect(tiles).toHaveCount(12);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(tiles).toHaveCount(18);
  await expect(tiles.nth(12).getByRole('link').first()).toBeFocused();
  await expect(main.getByText(/^Showing 1 to 18 of \d+$/)).toBeVisible();
  await expectAccessible(page, 'a listing of several pages');
  const narrowed = page.url();

  const product = tiles.nth(13).getByRole('link').first();
  const name = await product.innerText();
  await product.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(tiles).toHaveCount(18);
  await tiles.first().getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Mobiles & Tablets');
  await page.goBack();

  const chosen = main.getByRole('list', { name: 'Chosen filters' });
  await chosen.getByRole('link', { name: 'Remove Price: ₹0.00 – ₹20,000.00' }).click();
  await expect(page).toHaveURL(/mobiles-tablets\.html\??$/);
  await expect(tiles).toHaveCount(6);
  await expect(chosen).toHaveCount(0);

  // Rule catalogue-24: its room is there before its code.
  await open(page, shops.float);
  await expect(page.locator('html')).toHaveAttribute('data-seen');
  await expect(main.getByRole('list', { name: 'Continue where you left' }).getByRole('link')).toHaveCount(2);
});

test('search results have the way back in place of the logo', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html?page=2`);
  await page.getByRole('banner').getByRole('combobox').fill('kettle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\.html/);
  await page.getByRole('banner').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${shops.zepp}/mobiles-tablets.html?page=2`);
  await open(page, `${shops.zepp}/search.html?query=kettle`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/');
});

test('on a phone filters and order keep one row, and a long group opens; what is chosen in it stays in sight', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, `${shops.zepp}/mobiles-tablets.html?sort=price-desc`);
  const main = page.getByRole('main');
  const filters = main.getByRole('button', { name: /^Filters/ });
  const sort = main.getByLabel('Sort by');
  const top = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().top);
  expect(await top(filters)).toBeCloseTo(await top(sort), -1);

  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByText('Category', { exact: true }), 'the first of the filters').toBeInViewport();
  const colours = sheet.locator('details').filter({ hasText: 'Colour' });
  const boxes = colours.getByRole('checkbox');
  await expect(boxes).toHaveCount(8);
  const whole = colours.getByRole('button', { name: /^Show all \d+: Colour$/ });
  const all = Number(/\d+/.exec(await whole.innerText())?.[0]);
  await whole.click();
  await expect(boxes).toHaveCount(all);
  await expect(boxes.nth(8)).toBeFocused();
  await expectAccessible(page, 'a long group of filters');
  const last = (await boxes.last().getAttribute('value')) ?? '';
  const count = sheet.getByRole('status');
  const before = await count.innerText();
  await boxes.last().check();
  await expect(page).toHaveURL(new RegExp(`[?&]colou?r=${last}`));
  await expect(count, 'what is read out within the sheet').not.toHaveText(before);
  await sheet.getByRole('button', { name: `Show ${await count.innerText()}`, exact: true }).click();
  await expect(filters).toHaveText('Filters (1)');
  expect(await top(filters)).toBeCloseTo(await top(sort), -1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await open(page, page.url());
  await filters.click();
  await expect(colours.locator(`input[value="${last}"]`)).toBeVisible();
  await expect(colours.locator(`input[value="${last}"]`)).toBeChecked();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  await served.goto(`${shops.zepp}/mobiles-tablets.html`);
  const sidebar = served
    .getByRole('complementary', { name: 'Filters' })
    .locator('details')
    .filter({ hasText: 'Colour' });
  await expect(sidebar.getByRole('checkbox')).toHaveCount(all);
  await expect(sidebar.getByRole('button')).toHaveCount(0);
  await plain.close();
});
