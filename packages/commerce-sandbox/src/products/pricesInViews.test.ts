import { beforeAll, describe, expect, it } from 'vitest';
import type { PriceInViewSeed } from '../catalogue/priceTypes.ts';
import { row } from '../database.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { encodeUid } from '../uid.ts';

/** What uni asks, in paise; the other store views have none of their own. */
const own: Partial<Record<string, PriceInViewSeed>> = {
  'AUR-SP-1': { price: 129_900 },
  'TIR-HP-1': { price: 159_900 },
  'AUR-HP-1': { specialPrice: 349_900 },
  'NIL-PH-1-MB-128': { price: 1_549_900, specialPrice: 1_299_900 },
  'SET-2': { price: 120_000 },
};
const inUni = <Sold extends { sku: string }>(sold: Sold): Sold => {
  const prices = own[sold.sku];
  return prices ? { ...sold, inViews: { uni: prices } } : sold;
};
const catalogue = {
  ...productTypesCatalogue,
  families: productTypesCatalogue.families.map(family => ({
    ...family,
    products: family.products.map(product => ({
      ...inUni(product),
      ...(product.variants && { variants: product.variants.map(inUni) }),
    })),
  })),
};

const [uni, float] = [{ store: 'uni' }, { store: 'float' }];
const amounts = 'regular_price { value } final_price { value }';
const LISTING = `query ($filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput) {
  products(filter: $filter, sort: $sort, pageSize: 100) {
    aggregations { attribute_code options { value count } }
    items {
      sku special_price price { regularPrice { amount { value } } minimalPrice { amount { value } } }
      mw_reward_messages { product_message }
      price_range { minimum_price { ${amounts} } maximum_price { ${amounts} } }
      ... on ConfigurableProduct { variants { product { sku special_price price_range { minimum_price { ${amounts} } } } } }
      ... on BundleProduct { price_details { main_price main_final_price } items { title price_range { minimum_price { ${amounts} } } } }
    }
  }
}`;
interface Item {
  sku: string;
  special_price: number | null;
  price_range: Record<'minimum_price' | 'maximum_price', Record<'regular_price' | 'final_price', { value: number }>>;
  [field: string]: unknown;
}
interface Listed {
  products: { items: Item[]; aggregations: { attribute_code: string; options: { value: string; count: number }[] }[] };
}

/** Least and most, regular and final. */
const range = ({ price_range: { minimum_price: least, maximum_price: most } }: Item) => [
  least.regular_price.value,
  least.final_price.value,
  most.regular_price.value,
  most.final_price.value,
];

let shopper: Shopper;
beforeAll(() => {
  shopper = makeShopper({ catalogue });
});
const list = async (headers: Record<string, string>, filter: object, sort?: object, who = shopper) =>
  (await who.must<Listed>(LISTING, { filter, sort }, headers)).products;
const one = async (headers: Record<string, string>, sku: string, who = shopper) =>
  (await list(headers, { sku: { eq: sku } }, undefined, who)).items[0]!;

// Rule catalogue-25.
describe('a price of a store view', () => {
  it('is told there in all its fields, and nowhere else', async () => {
    expect(await one(uni, 'AUR-HP-1')).toMatchObject({
      special_price: 3499,
      price: { regularPrice: { amount: { value: 4999 } }, minimalPrice: { amount: { value: 3499 } } },
    });
    expect(range(await one(uni, 'AUR-SP-1'))).toEqual([1299, 1299, 1299, 1299]);
    expect(range(await one(float, 'AUR-SP-1'))).toEqual([2499, 2499, 2499, 2499]);
    expect(await one(float, 'AUR-HP-1')).toMatchObject({ special_price: 3999 });
  });

  it('of a variant is that of its configurable product, too', async () => {
    const product = await one(uni, 'NIL-PH-1');
    expect([product.special_price, range(product)]).toEqual([12_999, [15_499, 12_999, 17_999, 17_999]]);
    expect(product['variants']).toContainEqual({
      product: {
        sku: 'NIL-PH-1-MB-128',
        special_price: 12_999,
        price_range: { minimum_price: { regular_price: { value: 15_499 }, final_price: { value: 12_999 } } },
      },
    });
    expect(range(await one(float, 'NIL-PH-1'))).toEqual([14_999, 13_999, 17_999, 17_999]);
  });

  it('of a part is one of the bundle and the group that hold it', async () => {
    const bundle = await one(uni, 'SET-1');
    expect(range(bundle).slice(0, 2)).toEqual([4298, 3868.2]);
    expect(bundle).toMatchObject({
      price_details: { main_price: 4298, main_final_price: 3868.2 },
      items: [{ title: 'Speaker', price_range: { minimum_price: { final_price: { value: 1169.1 } } } }, {}, {}],
    });
    expect(range(await one(float, 'SET-1')).slice(0, 2)).toEqual([5498, 4948.2]);
    expect(range(await one(uni, 'GRP-1'))).toEqual([1299, 1299, 1599, 1599]);
    expect(range(await one(float, 'GRP-1'))).toEqual([1499, 1499, 2499, 2499]);
  });

  it('of a bundle of fixed price is what its percentages are of', async () => {
    expect(range(await one(uni, 'SET-2'))).toEqual([1400, 1400, 1700, 1700]);
    expect(range(await one(float, 'SET-2'))).toEqual([1200, 1200, 1450, 1450]);
  });

  it('is what lists are narrowed, counted and sorted by', async () => {
    const skus = async (headers: Record<string, string>, filter: object, sort?: object) =>
      (await list(headers, filter, sort)).items.map(({ sku }) => sku);
    const cheap = { price: { from: '1200', to: '1550' } };
    expect([await skus(uni, cheap), await skus(float, cheap)].map(found => found.toSorted())).toEqual([
      ['AUR-SP-1', 'GRP-1', 'SET-2'],
      ['GRP-1', 'SET-2', 'TIR-HP-1'],
    ]);
    const both = { sku: { in: ['AUR-SP-1', 'TIR-HP-1'] } };
    expect(await skus(uni, both, { price: 'ASC' })).toEqual(['AUR-SP-1', 'TIR-HP-1']);
    expect(await skus(float, both, { price: 'ASC' })).toEqual(['TIR-HP-1', 'AUR-SP-1']);
    const saved = { sku: { in: ['AUR-HP-1', 'NIL-PH-1'] } };
    expect(await skus(uni, saved, { saving: 'DESC' })).toEqual(['AUR-HP-1', 'NIL-PH-1']);
    const ranges = async (headers: Record<string, string>) =>
      (await list(headers, both)).aggregations.find(({ attribute_code: code }) => code === 'price')!.options;
    expect(await ranges(uni)).not.toEqual(await ranges(float));
  });

  it('is followed by the lists when it changes, and when a variant is sold out', async () => {
    const { sandbox } = makeShopper({ catalogue });
    const who = makeShopper({}, sandbox);
    const below = async (to: string, headers: Record<string, string> = uni) =>
      (await list(headers, { price: { from: '1100', to } }, { price: 'ASC' }, who)).items.map(({ sku }) => sku);
    expect(await below('1300')).toEqual(['GRP-1', 'AUR-SP-1']);
    sandbox.db.exec(
      "UPDATE product_in_view SET price = 990000 WHERE product_id = (SELECT id FROM product WHERE sku = 'AUR-SP-1')",
    );
    expect(await below('1300')).toEqual([]);
    const phones = async () =>
      (await list(uni, { sku: { eq: 'NIL-PH-1' }, price: { to: '13000' } }, undefined, who)).items.length;
    expect(await phones()).toBe(1);
    sandbox.db.exec("UPDATE product SET stock = 0 WHERE sku = 'NIL-PH-1-MB-128'");
    expect(await phones()).toBe(0);
    sandbox.db.exec('DELETE FROM product_in_view');
    expect(await below('1300')).toEqual(await below('1300', float));
  });

  it('leaves out an offer of the others where its special price is not below the price', async () => {
    const { sandbox } = makeShopper({ catalogue });
    const who = makeShopper({}, sandbox);
    sandbox.db.exec('UPDATE product_in_view SET special_price = 499900 WHERE special_price = 349900');
    const product = await one(uni, 'AUR-HP-1', who);
    expect([product.special_price, range(product)[1]]).toEqual([null, 4999]);
  });
});

// Rule programmes-06.
it('of a programme is taken off what the store view asks, once', async () => {
  const who = makeShopper({ catalogue });
  who.sandbox.db.exec(
    `INSERT INTO programme_membership SELECT entity.id, 'NAVODIT-COLLEGE', 'a@b.example', 'a@b.example', 0, ${Date.UTC(2030, 0)} FROM customer entity WHERE email = 'asha@example.com'`,
  );
  await who.signIn('asha@example.com');
  expect([range(await one(uni, 'AUR-SP-1', who))[1], range(await one(float, 'AUR-SP-1', who))[1]]).toEqual([
    1169, 2249,
  ]);
  const cheap = { price: { from: '1160', to: '1180' } };
  expect((await list(uni, cheap, undefined, who)).items.map(({ sku }) => sku)).toEqual(['AUR-SP-1']);
  await who.cartWith(['AUR-SP-1', 1]);
  const { customerCart } = await who.must<{ customerCart: { prices: { grand_total: { value: number } } } }>(
    '{ customerCart { prices { grand_total { value } } } }',
    {},
    uni,
  );
  expect(customerCart.prices.grand_total.value).toBe(1169);
});

// Rule catalogue-25.
describe('a cart', () => {
  const CART = `{ prices { grand_total { value } } items { product { sku } prices { price { value } original_item_price { value } }
    ... on BundleCartItem { bundle_options { values { price } } } } }`;
  interface Cart {
    prices: { grand_total: { value: number } };
    items: { prices: { original_item_price: { value: number } } }[];
  }
  const cart = async (who: Shopper, id: string, headers: Record<string, string>) =>
    (await who.must<{ cart: Cart }>(`query ($id: String!) { cart(cart_id: $id) ${CART} }`, { id }, headers)).cart;

  it('takes the prices of the store view in which it is looked at', async () => {
    const id = await shopper.cartWith(['AUR-SP-1', 1], ['AUR-HP-1', 2], ['NIL-PH-1-MB-128', 1]);
    const totals = [await cart(shopper, id, uni), await cart(shopper, id, float)].map(({ prices, items }) => [
      prices.grand_total.value,
      items.map(item => item.prices.original_item_price.value),
    ]);
    const handling = 2 * 99;
    expect(totals).toEqual([
      [1299 + 2 * 3499 + 12_999 + handling, [1299, 4999, 15_499]],
      [2499 + 2 * 3999 + 13_999 + handling, [2499, 4999, 14_999]],
    ]);
  });

  it('of a customer moves from one store view to the next', async () => {
    const who = makeShopper({}, shopper.sandbox);
    await who.signIn('asha@example.com');
    await who.cartWith(['AUR-SP-1', 1]);
    const total = async (headers: Record<string, string>) =>
      (await who.must<{ customerCart: Cart }>(`{ customerCart ${CART} }`, {}, headers)).customerCart.prices.grand_total
        .value;
    expect([await total(uni), await total(float), await total(uni)]).toEqual([1299, 2499, 1299]);
  });

  it('becomes an order that keeps what was paid', async () => {
    const who = makeShopper({ catalogue });
    await who.signIn('asha@example.com');
    const id = await who.cartWith(['AUR-SP-1', 1]);
    await who.readyToPlace(id, 'cashondelivery');
    await cart(who, id, uni);
    await who.must(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
      { id },
      uni,
    );
    who.sandbox.db.exec('DELETE FROM product_in_view');
    const { customer } = await who.must<{
      customer: { orders: { items: { items: { product_sale_price: { value: number } }[] }[] } };
    }>(
      '{ customer { orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items { items { product_sale_price { value } } } } } }',
      {},
      uni,
    );
    expect(customer.orders.items[0]!.items).toEqual([{ product_sale_price: { value: 1299 } }]);
  });
});

// Rule catalogue-25.
it('stands in wishlists, bundles in a cart and totals of REST', async () => {
  const { sandbox } = makeShopper({ catalogue });
  const who = makeShopper({}, sandbox);
  await who.signIn('asha@example.com');
  const chosen = ['AUR-SP-1', 'AUR-HP-2'].map(sku => {
    const { option, id } = row<{ option: number; id: number }>(
      sandbox.db,
      'SELECT option_id AS option, bundle_selection.id FROM bundle_selection JOIN product ON product.id = product_id WHERE sku = ?',
      sku,
    )!;
    return encodeUid(`bundle/${option}/${id}/1`);
  });
  const item = { sku: 'SET-1', quantity: 1, selected_options: chosen };
  await who.must(
    'mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }',
    { items: [item] },
  );
  const { customer } = await who.must<{ customer: object }>(
    `{ customer { wishlists { items_v2 { items { product { price_range { minimum_price { final_price { value } } } }
       ... on BundleWishlistItem { bundle_options { values { price } } } } } } } }`,
    {},
    uni,
  );
  const own = { product: { price_range: { minimum_price: { final_price: { value: 3868.2 } } } } };
  const parts = [{ values: [{ price: 1169.1 }] }, { values: [{ price: 2699.1 }] }];
  expect(customer).toEqual({ wishlists: [{ items_v2: { items: [{ ...own, bundle_options: parts }] } }] });

  const guest = makeShopper({}, sandbox);
  const id = await guest.cartWith();
  await guest.must(
    'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
    { id, items: [item] },
    uni,
  );
  const { body } = await guest.rest('GET', `/V1/guest-carts/${id}/totals`);
  expect(body).toMatchObject({ subtotal_incl_tax: 3868.2, items: [{ price_incl_tax: 3868.2 }] });
});
