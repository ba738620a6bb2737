import type { Locator } from '@playwright/test';
import { expect, findProduct, hydrated, open, shops, signInAs, test } from '../support/shop.ts';

test('on the smallest phone "Add to cart" leads to the option that is missing, and to why the shop refuses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const phone = await findProduct({ type: 'ConfigurableProduct' });
  await open(page, shops.zepp + phone.url);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const refusal = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /^Choose the / })
    .first();
  const isReadable = async (said: Locator) => {
    await expect(said).toBeInViewport({ ratio: 1 });
    const [box, bar] = await Promise.all([
      said.boundingBox(),
      page.getByRole('button', { name: 'Add to cart', exact: true }).boundingBox(),
    ]);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'above the bar').toBeLessThan(bar?.y ?? 0);
    expect(box?.y, 'below the header').toBeGreaterThan(56);
  };
  await isReadable(refusal);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');

  await page.route('**/graphql', route => {
    const errors = [{ message: 'Only 3 of 5 available', extensions: { category: 'graphql-input' } }];
    const isAdd = (route.request().postData() ?? '').includes('addProductsToCart');
    return isAdd ? route.fulfill({ json: { errors } }) : route.continue();
  });
  await open(page, shops.zepp + (await findProduct({ from: 700 })).url);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await isReadable(page.getByText('Only 3 of 5 available'));
});

test('guests of a shop that shows its prices to members see none and buy nothing; members do both', async ({
  page,
}) => {
  const product = await findProduct({ from: 500 });
  await page.goto(`${shops.zepp}/?___store=saryu_telecom`);
  await open(page, shops.zepp + product.url);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log in to buy' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  expect(await page.content()).not.toContain(String(product.price));
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  await expect(main.getByRole('radiogroup', { name: 'Price' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('combobox').fill('kettle');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('listbox')).not.toContainText('₹');
  await signInAs(page, shops.zepp, 'ravi@example.com', product.url);
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
  await expect(main).toContainText(product.price.toLocaleString('en-IN'));
  // A document is drawn for a guest; what it costs comes after it.
  await page.reload();
  await hydrated(page);
  await expect(main).toContainText(product.price.toLocaleString('en-IN'));
  await expect(main).not.toContainText('₹0');
});
