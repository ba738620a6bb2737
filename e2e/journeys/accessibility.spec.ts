import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from '../support/accessible.ts';
import { address } from '../support/checkout.ts';
import { holdBack } from '../support/network.ts';
import {
  addToCart,
  hydrated,
  demo,
  everyShop,
  expect,
  findProduct,
  open,
  shops,
  signInAs,
  test,
} from '../support/shop.ts';
import { textsOf, variantOf } from '../support/texts.ts';

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: axe finds nothing on the screens of a guest`, async ({ page }) => {
    const text = await textsOf(shop, 'delivery');
    const { darkScheme } = await variantOf(name);
    const product = await findProduct({ from: 500 });
    for (const path of [
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
    ]) {
      await open(page, shop + path);
      await expectAccessible(page, `${name} ${path}`);
      if (darkScheme) await expectReadableInTheDark(page, `${name} ${path}`);
    }
    await open(page, shop + product.url);
    await page.getByRole('button', { name: text.deliveringTo.trim() }).click();
    await expect(page.getByRole('dialog', { name: text.title })).toBeVisible();
    await expectAccessible(page, `${name} delivery dialog`);
    if (!darkScheme) return;
    // Rule look-20.
    const chrome = await textsOf(shop, 'chrome');
    const scheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
    await open(page, `${shop}/about-us`);
    await page.mouse.move(200, 200);
    const choice = page.getByRole('contentinfo').getByRole('combobox', { name: chrome.appearance });
    await choice.selectOption(chrome.darkScheme);
    expect(await scheme()).toBe('dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await scheme()).toBe('dark');
    await hydrated(page);
    await page.mouse.move(240, 240);
    await expect(choice).toHaveValue('dark');
  });

  test(`${name}: axe finds nothing while the shop is busy, and on its panels`, async ({ page }) => {
    const [text, chrome, listing] = [
      await textsOf(shop, 'product'),
      await textsOf(shop, 'chrome'),
      await textsOf(shop, 'listing'),
    ];
    const product = await findProduct({ from: 500 });
    await open(page, shop + product.url);
    const answer = await holdBack(page, '**/graphql');
    await page.getByRole('button', { name: text.addToCart }).click();
    await expect(page.getByRole('button', { name: text.addToCart })).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page, `${name} busy product`);
    answer();
    await expect(page.getByText(text.added(product.name))).toBeVisible();
    await expectAccessible(page, `${name} product with a message`);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const panel of [chrome.categories, chrome.you]) {
      await page.getByRole('navigation', { name: chrome.mainWays }).getByRole('button', { name: panel }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `${name} ${panel}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await open(page, `${shop}/mobiles-tablets.html`);
    await page.getByRole('button', { name: listing.filters }).click();
    await expect(page.getByRole('dialog', { name: listing.filters })).toBeVisible();
    await expectAccessible(page, `${name} filters`);
  });

  test(`${name}: axe finds nothing in a filled cart, at checkout and on forms with errors`, async ({ page }) => {
    const [account, step, cart] = [
      await textsOf(shop, 'account'),
      await textsOf(shop, 'addressStep'),
      await textsOf(shop, 'cart'),
    ];
    const { darkScheme } = await variantOf(name);
    await addToCart(page, shop, await findProduct({ from: 500 }));
    await open(page, `${shop}/cart`);
    await expect(page.getByRole('link', { name: cart.goToCheckout }).first()).toBeVisible();
    await expectAccessible(page, `${name} filled cart`);
    if (darkScheme) await expectReadableInTheDark(page, `${name} filled cart`);
    await open(page, `${shop}/checkout`);
    await page.getByRole('button', { name: step.toDelivery }).click();
    await expectAccessible(page, `${name} checkout with errors`);
    if (darkScheme) await expectReadableInTheDark(page, `${name} checkout with errors`);
    await open(page, `${shop}/sign-in`);
    await page.getByRole('button', { name: account.signIn }).click();
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

/** Walks by Tab, as somebody without a mouse does, until what is wanted has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} cannot be reached by Tab.`);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** From the top of a page past its header. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the keyboard steps through slides and scrolls a wide table', async ({ page }) => {
  await open(page, `${shops.zepp}/`);
  const hero = page.getByRole('group', { name: 'Highlights' });
  const next = hero.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  // Past the menu, whose links open their own below them.
  await skipToContent(page);
  await press(page, next);
  // The row moves by itself until then: which of the three comes next is not said.
  await expect(hero.getByText(/^Slide [123] of 3: \w+/)).toBeAttached();
  const goods = page.getByRole('group', { name: 'Bestsellers of the month: Phones' });
  const onward = goods.getByRole('button', { name: 'Next' });
  // Whoever tabs through the products is at their end, where nothing leads on, when the last one is reached.
  await onward.focus();
  for (let step = 0; step < 6 && (await onward.getAttribute('aria-disabled')) !== 'true'; step += 1)
    await page.keyboard.press('Enter');
  await expect(onward).toHaveAttribute('aria-disabled', 'true');
  await expect(onward).toBeFocused();
  await expect(onward).toBeVisible();

  // On wider phones all of it fits.
  await page.setViewportSize({ width: 260, height: 640 });
  await open(page, `${shops.zepp}/apple-student-purchase-program.html`);
  const table = page.getByRole('group', { name: /^Table: You study or teach, Laptops/ });
  await tabTo(page, table);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
});

test('one can buy with the keyboard alone', async ({ page }) => {
  const main = page.getByRole('main');
  const product = await findProduct({ from: 500 });
  await open(page, shops.float + product.url);
  await skipToContent(page);
  await press(page, main.getByRole('button', { name: 'Add to cart', exact: true }));
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'View cart' })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Dismiss' }));
  await expect(main.getByRole('button', { name: 'Add to cart', exact: true })).toBeFocused();
  await open(page, `${shops.float}/cart`);
  await skipToContent(page);
  await press(page, main.getByRole('link', { name: 'Go to checkout' }).first());
  await page.waitForURL(/\/checkout$/);
  await hydrated(page);
  // A new document: the header, whose menu opens as one walks through it, comes first again.
  await skipToContent(page);

  await type(page, main.getByLabel('E-mail'), 'keys.only@example.com');
  await type(page, main.getByLabel('Pincode'), address.pincode);
  await page.keyboard.press('Tab');
  await expect(main.getByLabel('City')).toHaveValue('New Delhi');
  await type(page, main.getByLabel('First name'), address.firstname);
  await type(page, main.getByLabel('Last name'), address.lastname);
  await type(page, main.getByLabel('House number and street'), address.street);
  await type(page, main.getByLabel('Mobile number'), address.telephone);
  await press(page, main.getByRole('button', { name: 'Continue to delivery' }));

  const delivery = page.getByRole('group', { name: 'Ways to deliver' }).getByRole('radio').first();
  await press(page, delivery, 'Space');
  await expect(delivery).toBeChecked();
  const goOn = main.getByRole('button', { name: /^Continue to payment/ });
  const cash = page.getByRole('radio', { name: /Cash on delivery/i });
  await expect(cash.or(goOn).first()).toBeVisible();
  if (await goOn.isVisible()) await press(page, goOn);
  await expect(cash).toBeVisible();
  await tabTo(page, page.locator('input[name="payment"]:checked').or(page.locator('input[name="payment"]')).first());
  for (let step = 0; step < 12 && !(await cash.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  const place = page.getByRole('button', { name: /^Place order, pay ₹[\d,]+\.\d\d on delivery$/ });
  await expect(place).toBeEnabled();
  await press(page, place);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});
