import { coveredByHelp, hiddenByHelp } from '../support/helpButton.ts';
import { addToCart, demo, everyShop, expect, findProduct, open, signInAs, test } from '../support/shop.ts';

const phones = [
  [320, 568],
  [360, 640],
  [400, 800],
] as const;

for (const [name, shop] of Object.entries(everyShop)) {
  for (const who of ['guest', 'customer'] as const) {
    test(`${name}: on phones the way to help hides nothing from a ${who}`, async ({ page }) => {
      const product = await findProduct({ from: 500 });
      await page.setViewportSize({ width: 320, height: 568 });
      if (who === 'customer') await signInAs(page, shop, demo.email);
      await addToCart(page, shop, product);
      const paths = {
        guest: [
          '/',
          '/mobiles-tablets.html',
          product.url,
          '/search.html?query=phone',
          '/search.html?query=zzzzqq',
          '/nowhere.html',
          '/cart',
          '/sign-in',
          '/create-account',
          '/contact-us',
          '/about-us',
          '/apple-student-purchase-program.html',
        ],
        customer: ['/wishlist', '/order-history', '/zepp-coins', '/cart'],
      }[who];
      for (const path of paths) {
        await open(page, shop + path);
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        for (const [width, height] of phones) {
          await page.setViewportSize({ width, height });
          expect.soft(await hiddenByHelp(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  }

  // Rule frame-18.
  test(`${name}: the way to help lies on no control of cart and checkout, wherever one stops`, async ({ page }) => {
    const product = await findProduct({ from: 500 });
    await signInAs(page, shop, demo.email);
    await addToCart(page, shop, product);
    for (const path of ['/cart', '/checkout']) {
      await open(page, shop + path);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      for (const [width, height] of [...phones, [768, 1024], [1280, 800]] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await coveredByHelp(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
