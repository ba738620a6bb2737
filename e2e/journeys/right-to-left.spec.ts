import { readFromTheRight, unturned } from '../support/rightToLeft.ts';
import {
  addToCart,
  demo,
  everyShop,
  expect,
  findProduct,
  hydrated,
  open,
  shops,
  signInAs,
  test,
} from '../support/shop.ts';

/** One page that is not turned does not hide the next. */
const softly = expect.configure({ soft: true, timeout: 5_000 });

// Rule look-21.
for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: every page of a guest turns for who reads from the right`, async ({ page }) => {
    const product = await findProduct({ from: 500 });
    await addToCart(page, shop, product);
    await readFromTheRight(page);
    for (const path of [
      '/',
      '/mobiles-tablets.html',
      '/search.html?query=phone',
      product.url,
      '/cart',
      '/checkout',
      '/sign-in',
      '/create-account',
      '/forgot-password',
      '/guest-order',
      '/referral',
      '/compare',
      '/contact-us',
      '/about-us',
      '/apple-student-purchase-program.html',
      '/nowhere.html',
    ]) {
      await open(page, shop + path);
      // What is not laid out before somebody comes near is laid out now.
      await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 780 });
        await softly.poll(() => unturned(page), `${name} ${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the pages of a customer turn for who reads from the right', async ({ page }) => {
  await signInAs(page, shops.zepp, demo.email);
  await readFromTheRight(page);
  for (const path of [
    '/zepp-coins',
    '/order-history',
    '/wishlist',
    '/account-information',
    '/communications',
    '/address-book',
    '/saved-payments',
    '/gift-cards',
    '/stock-notices',
    '/bills-and-recharge',
  ]) {
    await open(page, shops.zepp + path);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await softly.poll(() => unturned(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await open(page, `${shops.zepp}/order-history`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /000000006/ })
    .first()
    .click();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: /000000006/ })).toBeVisible();
  expect(await unturned(page)).toEqual([]);
});

test('rows, panels and messages come from the other side', async ({ page }) => {
  await readFromTheRight(page);
  await open(page, `${shops.zepp}/`);
  const boxOf = async (named: string) => {
    const hero = page.getByRole('group', { name: 'Highlights' });
    return (await hero.getByRole('button', { name: named, exact: true }).boundingBox())?.x ?? 0;
  };
  await expect.poll(() => boxOf('Previous')).toBeGreaterThan(await boxOf('Next'));
  // What an editor set beside a picture stays there.
  const words = await page.getByRole('heading', { level: 1 }).first().boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(720);
  // Along the bar as it is read.
  const links = page.getByRole('navigation').locator('[data-top]');
  await links.nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(2)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${shops.zepp}/`);
  await page.getByRole('button', { name: 'Categories' }).first().click();
  // Beside it lies at most the place of a scrollbar.
  await expect
    .poll(async () => {
      const box = await page.getByRole('dialog').boundingBox();
      return box ? box.x + box.width : 0;
    })
    .toBeGreaterThan(340);
});
