import { expectAccessible } from '../support/accessible.ts';
import { everyShop, expect, open, shops, test } from '../support/shop.ts';

test('a message reaches the shop, and what was typed survives a failure', async ({ page, request }) => {
  await open(page, `${shops.float}/contact-us`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const name = main.getByLabel('Your name');
  await name.evaluate(field =>
    scrollTo({ top: scrollY + field.getBoundingClientRect().top - 20, behavior: 'instant' }),
  );
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(name).toHaveAccessibleDescription('Enter your name.');
  await expect(name).toBeFocused();
  const header = await page.getByRole('banner').evaluate(bar => bar.getBoundingClientRect().bottom);
  expect(
    await name.evaluate(field => field.getBoundingClientRect().top),
    'the header does not cover it',
  ).toBeGreaterThan(header);

  const comment = `Where is my parcel? ${Date.now()}`;
  await main.getByLabel('Your name').fill('Meera Nair');
  await main.getByLabel('E-mail').fill('meera@example.com');
  await main.getByLabel('Mobile number').fill('9810012345');
  await main.getByLabel('Your message').fill(comment);
  await page.route('**/graphql', route => route.abort('connectionrefused'));
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(main.getByLabel('Your message')).toHaveValue(comment);

  await page.unroute('**/graphql');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  await expect(main).toContainText('We answer to meera@example.com');
  expect(await (await request.get(`${shops.sandbox}/inbox`)).text()).toContain(comment);
});

test('the contact page answers with its content before any script runs', async ({ request }) => {
  const html = await (await request.get(`${shops.zepp}/contact-us`)).text();
  expect(html).toContain('Write to us');
  expect(html).toContain(`<link rel="canonical" href="${shops.zepp}/contact-us"`);
});

// Rule routes-14.
for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: the footer leads to what the law asks of a shop to publish`, async ({ page }) => {
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${shop}/about-us`);
    for (const [path, words] of [
      ['/return-policy', /within \d+ days of delivery/],
      ['/shipping-policy', /Delivery is free from ₹[\d,]+/],
      ['/grievance-officer', /CIN [A-Z0-9]{21}\s*GSTIN [A-Z0-9]{15}/],
    ] as const) {
      await footer.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(shop + path);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main).toContainText(words);
      await expectAccessible(page, path);
    }
    await expect(
      main
        .getByRole('link', { name: /@/ })
        .or(main.getByText(/@[\w.-]+/))
        .first(),
    ).toBeVisible();
  });
}

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: the footer looks the same on pages that editors wrote and on all others`, async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    /** Where its lines begin below its top, px. */
    const lines = async (path: string) => {
      await open(page, shop + path);
      await footer.scrollIntoViewIfNeeded();
      const found = await footer.evaluate(element => {
        const { top } = element.getBoundingClientRect();
        return [...element.querySelectorAll('h2, ul, hr, p')].map(line =>
          Math.round(line.getBoundingClientRect().top - top),
        );
      });
      expect(found.length, `lines of the footer on ${path}`).toBeGreaterThan(3);
      return found;
    };
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await lines('/mobiles-tablets.html'), `at ${width} px`).toEqual(await lines('/about-us'));
    }
  });
}
