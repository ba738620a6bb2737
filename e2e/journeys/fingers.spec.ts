import { expect, findProduct, open, shops, test } from '../support/shop.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

for (const [name, shop] of [
  ['zepp-coins', shops.zepp],
  ['uni-coins', shops.uni],
  ['float-price', shops.float],
] as const) {
  test(`a finger leaves no look of a pointer behind on ${name}`, async ({ page }) => {
    const product = await findProduct();
    await open(page, shop + product.url);
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    const colour = await add.evaluate(button => getComputedStyle(button).backgroundColor);
    await add.tap();
    await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
    expect(
      await add.evaluate(button => button.matches(':hover')),
      'the browser still takes the finger for a pointer',
    ).toBe(true);
    await expect(add).toHaveCSS('background-color', colour);
  });
}
