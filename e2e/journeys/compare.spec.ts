import { expectAccessible } from '../support/accessible.ts';
import { expect, open, shops, test } from '../support/shop.ts';

// Rules listing-01, listing-02, compare-01, compare-02, compare-03.
test('from a list one chooses a colour, puts things into the cart and compares them side by side', async ({ page }) => {
  await open(page, `${shops.zepp}/mobiles-tablets.html`);
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: 'Mobiles & Tablets', exact: true }).getByRole('article');
  const coloured = tiles.filter({ has: page.getByRole('group', { name: 'Colour', exact: true }) }).first();
  const addable = tiles.filter({ has: page.getByRole('button', { name: /^Add to cart/ }) }).first();
  const plain = tiles.filter({ hasText: await addable.getByRole('heading').innerText() });

  const before = await coloured.locator('img').first().getAttribute('src');
  await coloured.getByRole('radio').nth(1).focus();
  await page.keyboard.press('Space');
  await expect(coloured.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\?color=/);
  await expect(coloured.locator('img').first()).not.toHaveAttribute('src', before ?? '');

  const add = plain.getByRole('button', { name: /^Add to cart/ });
  await add.click();
  await expect(page.getByText(/is in your cart\.$/)).toBeVisible();
  await expect(plain.getByRole('button', { name: /^Added/ })).toBeFocused();

  const choose = coloured.getByRole('button', { name: /^Choose options/ });
  await choose.click();
  const dialog = page.getByRole('dialog', { name: 'Choose and add' });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(dialog.getByText(/first\.$/)).toBeVisible();
  await expectAccessible(page, 'the choice of a product');
  await dialog.getByRole('group').nth(1).getByRole('radio', { disabled: false }).first().check();
  await dialog.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(coloured.getByRole('button', { name: /^Added/ })).toBeFocused();

  for (const tile of [coloured, plain]) await tile.getByRole('button', { name: /^Compare/ }).click();
  await page.reload();
  const bar = page.getByRole('region', { name: 'Chosen to compare' });
  await bar.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page).toHaveURL(/\/compare\?sku=[^&]+&sku=[^&]+$/);
  await expect(main.getByRole('columnheader')).toHaveCount(2);
  const rows = main.getByRole('rowheader');
  const all = await rows.count();
  await main.getByRole('switch', { name: 'Only what differs' }).check();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expectAccessible(page, 'a comparison');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'a comparison on a phone');
  await main
    .getByRole('button', { name: /^Do not compare/ })
    .first()
    .click();
  await expect(main.getByRole('columnheader')).toHaveCount(1);
  await expect(page).toHaveURL(/\/compare\?sku=[^&]+$/);
  await main.getByRole('button', { name: /^Do not compare/ }).click();
  await expect(main.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});
