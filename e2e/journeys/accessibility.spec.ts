import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addToCart, demo, expect, findProduct, open, shops, signInAs, test } from '../support/shop.ts';

/** Axe measures the colours of the moment, so what fades or slides in must have arrived. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(animation => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(passing.map(animation => animation.finished));
  });
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), screen).toEqual([]);
}

for (const [name, shop] of Object.entries({ zepp: shops.zepp, uni: shops.uni, float: shops.float })) {
  test(`${name}: axe finds nothing on the screens of a guest`, async ({ page }) => {
    const product = await findProduct({ from: 500 });
    for (const path of ['/', '/mobiles-tablets.html', product.url, '/search.html?query=phone', '/search.html?query=zzzzqq', '/nowhere.html', '/cart', '/sign-in', '/create-account']) {
      await open(page, shop + path);
      await expectAccessible(page, `${name} ${path}`);
    }
    await open(page, shop + product.url);
    await page.getByRole('button', { name: /Delivering to/ }).click();
    await expect(page.getByRole('dialog', { name: 'Enter delivery code' })).toBeVisible();
    await expectAccessible(page, `${name} delivery dialog`);
  });

  test(`${name}: axe finds nothing in a filled cart, at checkout and on forms with errors`, async ({ page }) => {
    await addToCart(page, shop, await findProduct({ from: 500 }));
    await open(page, `${shop}/cart`);
    await expect(page.getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
    await expectAccessible(page, `${name} filled cart`);
    await open(page, `${shop}/checkout`);
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expectAccessible(page, `${name} checkout with errors`);
    await open(page, `${shop}/sign-in`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectAccessible(page, `${name} sign-in with errors`);
  });
}

test('axe finds nothing on the screens of a customer, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, shops.uni, demo.email);
  for (const path of ['/zepp-coins', '/order-history', '/mobiles-tablets.html']) {
    await open(page, shops.uni + path);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, path);
  }
  await page.getByRole('button', { name: 'You' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'You panel');
});

test('one can buy with the keyboard alone', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  await open(page, shops.float + product.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shops.float}/cart`);
});

test('the menu opens, moves and closes by keyboard', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const first = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Mobiles & Tablets' }).first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Smartphones' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Laptops & Computers' }).first()).toBeFocused();
});
