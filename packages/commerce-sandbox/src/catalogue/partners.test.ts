import { expect, it } from 'vitest';
import { renderArtwork } from '@shop/artwork';
import { makeSandbox } from '../testing/makeSandbox.ts';
import * as shipped from './index.ts';
import { ownCategoryOf, partners, partnerViews, who } from './partners.ts';
import { products } from './products.ts';

const { query } = makeSandbox({ catalogue: shipped });
const [first, second] = partnerViews as [(typeof partnerViews)[number], (typeof partnerViews)[number]];
const vouchers = partnerViews.map(({ code }) => products.find(({ view }) => view === code)!);
const own = vouchers[0]!;

const namesIn = async (store: string) => {
  const { data } = await query(
    '{ categoryList { children { name } } products(search: "welcome voucher", pageSize: 100) { items { name } } }',
    {},
    { store },
  );
  const { categoryList, products } = data as {
    categoryList: [{ children: { name: string }[] }];
    products: { items: { name: string }[] };
  };
  return [...categoryList[0].children, ...products.items].map(({ name }) => name);
};

it('has ids, codes and texts that no other store view has', () => {
  const ids = shipped.storeViews.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter(id => !Number.isInteger(id) || id < 1)).toEqual([]);
  expect(partners.filter(({ programme }) => !(programme in who))).toEqual([]);
  for (const text of ['code', 'name', 'copyright', 'absoluteFooter', 'title'] as const)
    expect(new Set(shipped.storeViews.map(view => view[text])).size).toBe(ids.length);
});

it('sells its own product at a price that nothing else has', () => {
  const others = new Set(
    products
      .filter(({ view }) => view === undefined)
      .flatMap(({ price, specialPrice, variants = [] }) => [
        price,
        specialPrice,
        ...variants.flatMap(variant => [variant.price, variant.specialPrice]),
      ]),
  );
  const prices = vouchers.map(({ price }) => price);
  expect(prices.filter(price => others.has(price))).toEqual([]);
  expect(new Set(prices).size).toBe(prices.length);
});

it('has a picture of its own for each voucher', () => {
  const pictures = vouchers.map(({ artwork }) => renderArtwork(artwork, 'front'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('shows the category and the product of a store view there and nowhere else', async () => {
  const [here, elsewhere] = [await namesIn(first.code), await namesIn(second.code)];
  expect(here).toEqual(expect.arrayContaining([`Only at ${first.name}`, own.name]));
  expect(elsewhere.join()).not.toContain(first.name);
  expect((await namesIn('zepp')).join()).not.toContain('Only at');
});

it("neither resolves the address of another store view's product nor puts it into a cart", async () => {
  const route = '($url: String!) { route(url: $url) { type } }';
  for (const path of [own.urlKey, ownCategoryOf(first.code)]) {
    expect((await query(`query${route}`, { url: `${path}.html` }, { store: first.code })).data).not.toEqual({
      route: null,
    });
    expect((await query(`query${route}`, { url: `${path}.html` }, { store: second.code })).data).toEqual({
      route: null,
    });
  }
  const { data: made } = await query('mutation { createEmptyCart }', {}, { store: second.code });
  const add =
    'mutation($cart: String!, $sku: String!) { addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { code } cart { total_quantity } } }';
  const { data } = await query(add, { cart: made?.['createEmptyCart'], sku: own.sku }, { store: second.code });
  expect(data).toEqual({
    addProductsToCart: { user_errors: [{ code: 'PRODUCT_NOT_FOUND' }], cart: { total_quantity: 0 } },
  });
});

it.each([
  ['himadri_tea', '.htm'],
  ['kosi_polytechnic', ''],
])('ends the addresses of %s with "%s"', async (store, suffix) => {
  const at = async (url: string) =>
    (await query('query($url: String!) { route(url: $url) { type relative_url } }', { url }, { store })).data?.[
      'route'
    ];
  expect(await at(`/audio${suffix}`)).toEqual({ type: 'CATEGORY', relative_url: `audio${suffix}` });
  expect(await at(`/${products[0]!.urlKey}${suffix}`)).toMatchObject({ type: 'PRODUCT' });
  expect(await at('/about-us')).toMatchObject({ type: 'CMS_PAGE' });
  expect(await at('/audio.html')).toBeNull();
});

it('says where guests see no prices', async () => {
  const hidden = async (store: string) =>
    (await query('{ storeConfig { guest_price_hidden } }', {}, { store })).data?.['storeConfig'];
  expect(await hidden('zepp')).toEqual({ guest_price_hidden: false });
  expect(await hidden('saryu_telecom')).toEqual({ guest_price_hidden: true });
});
