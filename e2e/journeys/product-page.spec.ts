import { expectAccessible } from '../support/accessible.ts';
import { holdBack } from '../support/network.ts';
import { expect, open, shops, test } from '../support/shop.ts';

const phone = '/auvira-lumen-5-5g.html';

// Rules product-01 to product-04.
test('a product says beside its price what it promises, and what a month costs of what is chosen', async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const served = await plain.newPage();
  await served.goto(shops.zepp + phone);
  for (const promise of ['Free delivery', '7 days replacement', 'Sold by Metro Digital Retail, Bengaluru'])
    await expect(served.getByRole('main').getByText(promise)).toBeVisible();
  await expect(served.getByRole('row', { name: 'RAM 8 GB' })).toBeVisible();
  await expect(served.getByRole('region', { name: 'What is in the box' })).toContainText('67 W charger');
  await plain.close();

  // What the server wrote stays until it is touched; a press before its code is there is not lost.
  const showStrip = await holdBack(page, /\/PromiseStrip-[^/]+\.js/);
  await open(page, shops.zepp + phone);
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: 'Plans' });
  await opener.click();
  showStrip();
  const dialog = page.getByRole('dialog', { name: 'Pay in months' });
  await expect(dialog.getByRole('row', { name: '3 ₹7,333 None ₹21,999' })).toBeVisible();
  await expectAccessible(page, 'plans of a product');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const month = main.getByText(/^EMI from/);
  const before = await month.textContent();
  for (const choice of ['256 GB', 'Midnight blue'])
    await main.getByRole('radio', { name: choice }).check({ force: true });
  await expect(month, 'a dearer variant costs more a month').not.toHaveText(before ?? '');
  await opener.click();
  await expect(dialog.getByText(/^For ₹24,999/)).toBeVisible();
});

test('what the server wrote further down looks as it does once its code is here', async ({ page }) => {
  const showRest = await holdBack(page, /\/(?:Together|Reviews|Questions)-[^/]+\.js/);
  await open(page, `${shops.uni}/jalvio-chai-1-5-l-stainless-steel-electric-kettle.html`);
  const look = async (name: string) => {
    const region = page.getByRole('region', { name });
    await region.scrollIntoViewIfNeeded();
    const parts = region.locator('input, button, h3, li');
    return {
      title: await region.getByRole('heading', { level: 2 }).elementHandle(),
      heights: await parts.evaluateAll(all =>
        all.map(part => `${part.tagName} ${Math.round(part.getBoundingClientRect().height)}`),
      ),
    };
  };
  const names = ['Goes well together', 'Ratings and reviews', 'Questions and answers'];
  const served = [];
  for (const name of names) served.push(await look(name));
  showRest();
  for (const [at, name] of names.entries()) {
    const before = served[at];
    await expect.poll(() => before?.title?.evaluate(title => title.isConnected), `the code of ${name}`).toBe(false);
    expect(before?.heights, name).toEqual((await look(name)).heights);
  }
});

// Rule product-05.
test('clothes open a table of their sizes beside the choice, and may go back for two weeks', async ({ page }) => {
  await open(page, `${shops.uni}/ankari-bagru-print-cotton-kurta-for-women.html`);
  const main = page.getByRole('main');
  await expect(main.getByText('14 days return')).toBeVisible();
  const opener = main.getByRole('button', { name: 'Size guide' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  await expect(dialog.getByRole('row', { name: 'M 91 76 99' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const shop of ['zepp', 'uni', 'float'] as const)
  test(`${shop}: name, rating, price and choice are on the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, shops[shop] + phone);
    const main = page.getByRole('main');
    const seen = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('img', { name: /out of 5, \d/ }).first(),
      main.getByText('₹21,999').first(),
      main.getByRole('radio').first().locator('..'),
    ];
    for (const part of seen) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const isClear = await part.evaluate(element => {
        const { left, width, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, bottom - 2));
      });
      expect(isClear, 'nothing lies above it').toBe(true);
    }
  });

test('the promises stand at once on a product that was reached by a link', async ({ page }) => {
  await open(page, shops.float + phone);
  const related = page.getByRole('list', { name: 'You may also like' }).getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  await related.click();
  await expect(page).not.toHaveURL(shops.float + phone);
  await expect(page.getByRole('main').getByText(/^Sold by/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
});

// Rule catalogue-10.
test('what was looked at before stands at the end of a product, for who turns the wheel alone', async ({ page }) => {
  for (const path of [
    '/ankari-bagru-print-cotton-kurta-for-women.html',
    '/jalvio-chai-1-5-l-stainless-steel-electric-kettle.html',
  ])
    await open(page, shops.uni + path);
  await open(page, shops.uni + phone);
  await page.mouse.wheel(0, 300);
  const seen = page.getByRole('list', { name: 'Recently viewed' }).getByRole('article');
  await expect(seen).toHaveCount(2);
  await expect(seen.first()).toContainText('Kettle');
  await expect(seen.last()).toContainText('Kurta');
});

// Rule look-22.
test('a control that is only a picture says what it does to the pointer and to the keyboard', async ({ page }) => {
  await open(page, shops.float + phone);
  const share = page.getByRole('button', { name: 'Share' });
  const said = page.getByText('Share', { exact: true }).and(page.locator('[popover]'));
  await share.hover();
  await expect(said).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(said).toHaveCount(0);
  await share.press('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(share).toBeFocused();
  await expect(said).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(said).toHaveCount(0);
});
