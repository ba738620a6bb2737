import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { tokenOf } from '../support/customer.ts';
import { openPlainShop } from '../support/plainShop.ts';
import {
  ask,
  demo,
  everyShop,
  expect,
  findProduct,
  findProducts,
  open,
  shops,
  signInAs,
  test,
} from '../support/shop.ts';
import { textsOf } from '../support/texts.ts';

interface Lists {
  customer: { wishlists: { id: string; items_v2: { items: { id: string }[] } }[] };
}

/** Makes a demo customer's list hold exactly these products. */
async function wishFor(email: string, ...skus: string[]): Promise<void> {
  const headers = await tokenOf(email);
  const {
    data: {
      customer: {
        wishlists: [list],
      },
    },
  } = await ask<Lists>('{ customer { wishlists { id items_v2(pageSize: 100) { items { id } } } } }', {}, headers);
  await ask(
    'mutation R($id: ID!, $items: [ID!]!) { removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) { wishlist { id } } }',
    { id: list?.id, items: list?.items_v2.items.map(({ id }) => id) },
    headers,
  );
  await ask(
    'mutation A($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }',
    { items: skus.map(sku => ({ sku, quantity: 1 })) },
    headers,
  );
}

const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Wishlist: ${name}`, exact: true }).first();
const itemOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('a guest wishes from a tile, signs in, and the wish is taken up', async ({ page }) => {
  await wishFor(demo.newcomer);
  await open(page, `${shops.zepp}/mobiles-tablets.html?page=2`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Wishlist: / })
    .first();
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Wishlist: ', '');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page).toHaveURL(`${shops.zepp}/sign-in?from=%2Fmobiles-tablets.html%3Fpage%3D2`);
  await page.getByLabel('E-mail').fill(demo.newcomer);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/mobiles-tablets.html?page=2`);
  await expect(page.getByText(`${name} is in your wishlist.`)).toBeVisible();
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'View wishlist' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/wishlist`);
  await expect(page.getByRole('banner').getByText('My Wishlist')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(itemOf(page, name)).toBeVisible();

  await open(page, `${shops.zepp}/mobiles-tablets.html?page=2`);
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(page, name).click();
  await expect(page.getByText(`${name} was taken off your wishlist.`)).toBeVisible();
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
});

test('what is taken off the list comes back by Undo, and goes into the cart', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  const phone = await findProduct({ type: 'ConfigurableProduct', from: 500 });
  await wishFor(demo.newcomer, product.sku, phone.sku);
  await signInAs(page, shops.zepp, demo.newcomer, '/wishlist');
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${product.name} from your wishlist` }).click();
  await expect(itemOf(page, product.name)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('1 item')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(itemOf(page, product.name)).toBeVisible();
  await expect(page.getByRole('main').getByText('2 items')).toBeVisible();

  await page.getByRole('button', { name: `Move to cart: ${product.name}` }).click();
  await expect(page.getByText(`${product.name} is in your cart.`)).toBeVisible();
  await expect(itemOf(page, product.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();

  await open(page, `${shops.zepp}/wishlist`);
  await page.getByRole('link', { name: `Choose options: ${phone.name}` }).click();
  await expect(page).toHaveURL(shops.zepp + phone.url);
});

test('by keyboard the focus goes on to the next wish, back from a message, and to what stands there when none is left', async ({
  page,
}) => {
  const products = await findProducts({ from: 500, count: 3 });
  await wishFor(demo.newcomer, ...products.map(({ sku }) => sku));
  await signInAs(page, shops.zepp, demo.newcomer, '/wishlist');
  const removals = page.getByRole('button', { name: /^Remove .* from your wishlist$/ });
  await expect(removals).toHaveCount(3);
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  const link = (place: number) => page.getByRole('main').getByRole('link', { name: names[place] ?? '', exact: true });
  await removals.nth(1).press('Enter');
  await expect(link(2)).toBeFocused();
  // F8 is the browser's own until there is a message.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(link(2)).toBeFocused();
  await removals.nth(1).press('Enter');
  await expect(link(0)).toBeFocused();
  await removals.nth(0).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeFocused();
});

test('what was chosen and written is kept on the list and goes into the cart; where a choice is missing it is asked for', async ({
  page,
}) => {
  const card = 'uphaari-gift-card-by-e-mail';
  const group = 'chai-katha-four-gardens-tea-shelf';
  const named = async (key: string) => {
    const {
      data: {
        products: {
          items: [item],
        },
      },
    } = await ask<{ products: { items: { name: string; sku: string }[] } }>(
      'query N($key: String!) { products(filter: { url_key: { eq: $key } }) { items { name sku } } }',
      { key },
    );
    if (!item) throw new Error(`The catalogue has no ${key}.`);
    return item;
  };
  const engraved = 'thaliwell-naam-steel-tiffin-with-an-engraved-name';
  const [{ name: cardName }, { name: groupName, sku: groupSku }] = [await named(card), await named(group)];
  const { name: engravedName } = await named(engraved);
  await wishFor(demo.newcomer);
  await signInAs(page, shops.float, demo.newcomer, `/${card}.html`);
  await page.getByRole('radio', { name: '₹1,000.00' }).check({ force: true });
  await page.getByLabel('Recipient’s name').fill('Meera');
  await page.getByLabel('Recipient’s e-mail').fill('meera@example.com');
  await page.getByLabel('Your name').fill('Ravi');
  await page.getByLabel('Your e-mail').fill('ravi@example.com');
  await heartOf(page, cardName).click();
  await expect(page.getByText(`${cardName} is in your wishlist.`)).toBeVisible();
  await open(page, `${shops.float}/${group}.html`);
  await heartOf(page, groupName).click();
  await expect(page.getByText(`${groupName} is in your wishlist.`)).toBeVisible();
  await open(page, `${shops.float}/${engraved}.html`);
  await page.getByLabel('Name on the lid').fill('Asha');
  await page.getByLabel('Lettering').selectOption({ label: 'Script · + ₹49.00' });
  await heartOf(page, engravedName).click();
  await expect(page.getByText(`${engravedName} is in your wishlist.`)).toBeVisible();

  await open(page, `${shops.float}/wishlist`);
  await expect(itemOf(page, cardName).getByText('Meera')).toBeVisible();
  await expect(itemOf(page, engravedName).getByText('Script')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${engravedName} from your wishlist` }).click();
  await expect(itemOf(page, engravedName)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(itemOf(page, engravedName).getByText('Asha')).toBeVisible();
  for (const name of [cardName, groupName, engravedName]) {
    await page.getByRole('button', { name: `Move to cart: ${name}` }).click();
    await expect(itemOf(page, name)).toHaveCount(0);
  }
  await open(page, `${shops.float}/cart`);
  await expect(page.getByText('Meera (meera@example.com)')).toBeVisible();
  await expect(page.getByText('Asha')).toBeVisible();

  await wishFor(demo.newcomer, groupSku);
  await open(page, `${shops.float}/wishlist`);
  await page.getByRole('button', { name: `Move to cart: ${groupName}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please specify the quantity of product(s).' })).toBeVisible();
  await itemOf(page, groupName)
    .getByRole('link', { name: `Choose options: ${groupName}` })
    .click();
  await expect(page).toHaveURL(`${shops.float}/${group}.html`);
});

test('a wish that the back end does not take goes back and says so', async ({ page }) => {
  const product = await findProduct({ from: 500 });
  await wishFor(demo.newcomer);
  await signInAs(page, shops.zepp, demo.newcomer, product.url);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Wishlist: ${product.name}`, exact: true })
    .first();
  await expect(heart).toBeVisible();
  await page.route('**/graphql', async route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await heart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your wishlist was not changed.' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

// Rules session-07, frame-17.
test('a guest who asks for the list signs in first; an empty list says what to do', async ({ page }) => {
  await wishFor(demo.newcomer);
  await open(page, `${shops.zepp}/`);
  await page.getByRole('banner').getByRole('link', { name: 'My Wishlist' }).click();
  await expect(page).toHaveURL(`${shops.zepp}/sign-in?from=%2Fwishlist`);
  await page.getByLabel('E-mail').fill(demo.newcomer);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await page.getByRole('button', { name: /^Hi, / }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Wishlist' })).toBeVisible();
});

test('without the feature there is no heart, icon, link or page', async ({ page, request }) => {
  const shop = await openPlainShop();
  try {
    expect((await request.get(`${shop.address}/wishlist`)).status()).toBe(404);
    await signInAs(page, shop.address, demo.newcomer, '/mobiles-tablets.html');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Wishlist/ })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Wishlist' })).toHaveCount(0);
    expect(shop.backEnd.refused).toEqual([]);
  } finally {
    // What the page still asks for would be cut off.
    await page.goto('about:blank');
    await shop.close();
  }
});

for (const [name, shop] of Object.entries(everyShop)) {
  test(`${name}: axe finds nothing on the list, on a phone and on a desk`, async ({ page }) => {
    const text = await textsOf(shop, 'wishlist');
    const [product, phone] = [
      await findProduct({ from: 500 }),
      await findProduct({ type: 'ConfigurableProduct', from: 500 }),
    ];
    await wishFor(demo.newcomer, product.sku, phone.sku);
    await signInAs(page, shop, demo.newcomer);
    await open(page, `${shop}/wishlist`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('main').getByRole('button', { name: text.moveToCart })).toBeVisible();
      await expectAccessible(page, `${name} at ${width}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${name} at ${width} fits`,
      ).toBe(true);
    }
  });
}
