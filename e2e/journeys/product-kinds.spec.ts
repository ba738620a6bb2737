import { AxeBuilder } from '@axe-core/playwright';
import { addToCart, awake, everyShop, expect, findProduct, open, shops, test } from '../support/shop.ts';
import { choose, reachPayment } from '../support/checkout.ts';

const pageOf = (key: string) => `${shops.float}/${key}.html`;

test('a bundle is put together, priced as it is chosen, and paid on delivery', async ({ page }) => {
  await open(page, pageOf('mevaghar-festive-hamper-your-choice'));
  await awake(page);
  const box = page.locator('form', { has: page.getByRole('button', { name: 'Add to cart' }) });
  const price = () => box.locator('strong').first().innerText();
  // The default of its first part is sold out, so the price is the lowest until one is chosen.
  await expect(box.getByText('From')).toBeVisible();
  await box.getByLabel('Box of sweets').selectOption({ index: 1 });
  await expect(box.getByText('From')).toBeHidden();
  const before = await price();
  await box.getByRole('checkbox').nth(1).check();
  await expect.poll(price).not.toBe(before);
  await box.getByRole('checkbox').nth(0).uncheck();
  await box.getByRole('checkbox').nth(1).uncheck();
  await box.getByRole('button', { name: 'Add to cart' }).click();
  await expect(box.getByText('Choose at least one for “Dry fruits”.')).toBeVisible();
  await expect(box.getByRole('checkbox').first()).toBeFocused();
  await box.getByRole('checkbox').first().check();
  await box.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Dry fruits' })).toBeVisible();
  await reachPayment(page, shops.float, 'bundle@example.com');
  await choose(page.getByRole('radio', { name: /Cash on delivery/i }));
  await page.getByRole('button', { name: /^Place order, pay/ }).click();
  await expect(page).toHaveURL(`${shops.float}/order-confirmation`);
});

test('the members of a group go into the cart in one press, each in its number', async ({ page }) => {
  await open(page, pageOf('chai-katha-four-gardens-tea-shelf'));
  await awake(page);
  const members = page.getByRole('group', { name: 'Choose how many of each' }).getByRole('listitem');
  const count = await members.count();
  for (let index = 1; index < count; index += 1) {
    const less = members.nth(index).getByRole('button', { name: 'One less' });
    while ((await members.nth(index).getByRole('status').innerText()) !== '0') await less.click();
  }
  const name = await members.first().getByRole('link').innerText();
  await members.first().getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('3');
});

test('a download is chosen file by file, has samples and no delivery bar, and is had for nothing with a coupon', async ({ page }) => {
  await open(page, pageOf('six-short-walks-in-old-delhi-by-zoya-hamdard-e-book'));
  await awake(page);
  await expect(page.getByText('Delivering to')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sample of Introduction, opens in a new tab' })).toHaveAttribute('href', /^\/media\/downloadable\//);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  const walk = page.getByRole('checkbox', { name: /Kinari Bazaar/ });
  await expect(walk).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByText('Kinari Bazaar and its trimmings')).toBeVisible();
});

test('a gift card says what is missing, keeps what is written, and names who gets it in the cart', async ({ page }) => {
  await open(page, pageOf('uphaari-gift-card-by-e-mail'));
  await awake(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Choose an amount.')).toBeVisible();
  await page.getByRole('radio', { name: 'Other amount' }).check({ force: true });
  await page.getByLabel('Your amount in rupees').fill('50');
  await page.getByLabel('Recipient’s name').fill('Meera');
  await page.getByLabel('Recipient’s e-mail').fill('meera@example.com');
  await page.getByLabel('Your name').fill('Asha');
  await page.getByLabel('Your e-mail').fill('asha.rao@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Happy birthday!');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByLabel('Your amount in rupees')).toBeFocused();
  await page.getByLabel('Your amount in rupees').fill('1,250');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByText('Meera (meera@example.com)')).toBeVisible();
  await expect(page.getByText('₹1,250.00').first()).toBeVisible();
});

test('a virtual product has no delivery bar and goes into the cart', async ({ page }) => {
  const product = await findProduct({ type: 'VirtualProduct' });
  await addToCart(page, shops.float, product);
  await expect(page.getByText('Delivering to')).toHaveCount(0);
});

const kinds = {
  bundle: 'quantelle-campus-kit-laptop-mouse-and-bag', group: 'tavanto-stove-side-cookware-piece-by-piece',
  download: 'six-short-walks-in-old-delhi-by-zoya-hamdard-e-book', 'gift card': 'uphaari-gift-card-by-e-mail',
};

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: axe finds nothing on the kinds' pages, wide and narrow, also with errors`, async ({ page }) => {
    for (const [kind, key] of Object.entries(kinds)) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `${shop}/${key}.html`);
        await awake(page);
        if (kind !== 'bundle' && kind !== 'group') await page.getByRole('button', { name: 'Add to cart' }).click();
        await page.locator('#reviews').scrollIntoViewIfNeeded();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`), `${kind} at ${width} px`).toEqual([]);
      }
    }
  });
}
