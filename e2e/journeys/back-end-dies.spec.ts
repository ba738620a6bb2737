import { address, choose, fillAddress } from '../support/checkout.ts';
import { openOwnShop, type OwnShop } from '../support/ownShop.ts';
import { addToCart, hydrated, expect, findProduct, open, test } from '../support/shop.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop();
});
test.afterAll(async () => {
  await shop.close();
});

test('the commerce server dies in the middle of a checkout and comes back: nothing is lost', async ({ page }) => {
  test.setTimeout(120_000);
  await addToCart(page, shop.address, await findProduct({ from: 500 }));
  await open(page, `${shop.address}/checkout`);
  await expect(page.getByRole('main').getByLabel('Pincode')).toBeVisible();

  await shop.killBackEnd();
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('patient@example.com');
  await main.getByLabel('Pincode').fill(address.pincode);
  await main.getByLabel('Pincode').blur();
  await expect(page.getByText('Failed to fetch location data.').first()).toBeVisible({ timeout: 30_000 });
  await main.getByLabel('First name').fill(address.firstname);

  await shop.startBackEnd();
  await expect(main.getByLabel('E-mail')).toHaveValue('patient@example.com');
  await expect(main.getByLabel('First name')).toHaveValue(address.firstname);
  await main.getByLabel('Pincode').fill('');
  await fillAddress(page, 'patient@example.com');
  await choose(page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first());
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  const place = page.getByRole('button', { name: /^Place order, pay ₹[\d,]+\.\d\d on delivery$/ });
  await expect(place).toBeEnabled();

  await shop.killBackEnd();
  await place.click();
  await expect(
    main.getByText(/cannot reach|could not be reached|Checking whether|asking the shop/i).first(),
  ).toBeVisible({ timeout: 30_000 });
  await shop.startBackEnd();
  const confirmed = page.getByRole('heading', { name: 'Thank you, your order is placed' });
  const again = page.getByRole('button', { name: /^Place order, pay|Check again|Try again/ }).first();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(confirmed).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
});

// Rule errors-02.
test('the commerce server dies while a category answers: the page says so, and goes on once it is back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  const tiles = main.getByRole('article');
  const category = (name: string) =>
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true });
  const dieWhileAnswering = async (name: string) => {
    let died: Promise<void> | undefined;
    await page.route('**/graphql?*', async route => {
      died ??= shop.killBackEnd();
      await died;
      await route.continue();
    });
    await category(name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(() => died !== undefined).toBe(true);
    await died;
    // A request that is still held back goes on by itself first.
    await page.unrouteAll({ behavior: 'wait' });
  };

  await open(page, `${shop.address}/mobiles-tablets.html`);
  await dieWhileAnswering('Audio');
  await shop.startBackEnd();
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(tiles.first().or(again)).toBeVisible({ timeout: 30_000 });
  if (await again.isVisible()) await again.click();
  await expect(tiles.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audio');
  // Trying again may load the page anew.
  await hydrated(page);

  await dieWhileAnswering('Laptops & Computers');
  await expect(main.getByText('Something went wrong. Sorry about that.')).toBeVisible({ timeout: 30_000 });
  await expect(category('Audio')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/audio\.html/);
  await expect(main).not.toBeEmpty();
  await shop.startBackEnd();
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(tiles.first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await tiles.first().getByRole('link').first().click();
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible();
});
