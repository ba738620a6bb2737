import { deadLinks } from '../support/deadLinks.ts';
import { addToCart, ask, everyShop, expect, findProduct, open, shops, signInAs, test, demo } from '../support/shop.ts';
import { textsOf, variantOf } from '../support/texts.ts';

/**
 * Pages whose links are followed: what editors wrote, what the catalogue shows, and the frame around the shop's own.
 */
const linking = [
  '/',
  '/search.html?query=phone',
  '/search.html?query=zzzzqq',
  '/sign-in',
  '/create-account',
  '/cart',
  '/contact-us',
  '/referral',
  '/about-us',
  '/terms-and-condition',
  '/privacy-policy',
  '/samsung',
  '/apple-student-purchase-program.html',
];

for (const [name, shop] of Object.entries(everyShop)) {
  test.describe(name, () => {
    test('wears its name, colour and number', async ({ page }) => {
      const { name: brand, helpNumber, themeColour } = await variantOf(name);
      const text = await textsOf(shop, 'chrome');
      await open(page, shop);
      await expect(page.getByRole('banner').getByRole('link', { name: text.shopHome(brand) })).toBeVisible();
      await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute('content', themeColour);
      await expect(page.getByRole('link', { name: text.chatWith(brand) })).toHaveAttribute(
        'href',
        `https://wa.me/${helpNumber}`,
      );
    });

    test('fits every screen: nothing is moved sideways', async ({ page }) => {
      const text = await textsOf(shop, 'chrome');
      await open(page, `${shop}/mobiles-tablets.html`);
      const menu = page.getByRole('navigation', { name: text.categories });
      for (const width of [360, 768, 960, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${width} px`,
        ).toBeLessThanOrEqual(0);
        if (width >= 960) await expect(menu.getByText(text.moreCategories), `${width} px`).toBeInViewport({ ratio: 1 });
      }
    });

    test('has no link that leads nowhere', async () => {
      expect(await deadLinks(shop, [...linking, '/mobiles-tablets.html'])).toEqual([]);
    });

    // Rule install-01.
    test('can be installed', async ({ page, request }) => {
      const manifest = (await (await request.get(`${shop}/manifest.webmanifest`)).json()) as {
        name: string;
        icons: { src: string; type: string }[];
        screenshots?: { src: string; type: string }[];
        shortcuts: { url: string }[];
      };
      await page.goto(shop);
      const devtools = await page.context().newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // Whatever a browser shows in a test it does not keep.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
      expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
        '/search.html',
        '/cart',
        '/order-history',
        '/zepp-coins',
      ]);
      expect(manifest.name).toBe((await variantOf(name)).name);
      for (const { src, type } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
        const icon = await request.get(shop + src);
        expect([src, icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
      }
    });

    test("shows prices with its decimals and fills a guest's cart", async ({ page }) => {
      const { priceDecimals, guestCart } = await variantOf(name);
      const text = await textsOf(shop, 'chrome');
      const product = await findProduct({ from: 1000 });
      await addToCart(page, shop, product);
      const shown = `₹${product.price.toLocaleString('en-IN', { minimumFractionDigits: priceDecimals, maximumFractionDigits: priceDecimals })}`;
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: text.cart })).toHaveAttribute(
        'href',
        guestCart ? '/cart' : '/sign-in?from=%2Fcart',
      );
    });

    test("calls a customer's coins by its own name", async ({ page }) => {
      const { coinName } = await variantOf(name);
      const text = await textsOf(shop, 'rewards');
      await signInAs(page, shop, demo.email, '/zepp-coins');
      await expect(page.getByRole('region', { name: text.balance })).toContainText(coinName);
      await expect(page).toHaveTitle(new RegExp(`^${coinName} - `));
    });
  });
}

interface Branch {
  url_path: string;
  children?: Branch[];
}

// Rule routes-09.
test('every entry of the menus leads to a page, also where addresses end differently', async () => {
  const { data } = await ask<{ categoryList: { children: Branch[] }[] }>(
    '{ categoryList { children { url_path children { url_path children { url_path } } } } }',
    {},
    { store: 'himadri_tea' },
  );
  const entries = (branches: Branch[]): string[] =>
    branches.flatMap(({ url_path, children = [] }) => [`/${url_path}.htm`, ...entries(children)]);
  const more = entries(data.categoryList[0]?.children ?? []);
  expect(more.length).toBeGreaterThan(40);
  expect(await deadLinks(shops.zepp, linking, { cookie: 'store_zepp_coins=himadri_tea', more })).toEqual([]);
});
