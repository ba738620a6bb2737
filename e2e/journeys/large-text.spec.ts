import { doubleText, unreadableText } from '../support/largeText.ts';
import { addToCart, everyShop, expect, findProduct, open, test } from '../support/shop.ts';

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: text of twice its size is cut off nowhere`, async ({ page }) => {
    const product = await findProduct({ from: 500 });
    await addToCart(page, shop, product);
    for (const path of [
      '/',
      '/mobiles-tablets.html',
      product.url,
      '/cart',
      '/checkout',
      '/sign-in',
      '/create-account',
    ]) {
      await open(page, shop + path);
      // What is not laid out before somebody comes near is laid out now.
      await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
      await doubleText(page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => unreadableText(page), `${name} ${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
