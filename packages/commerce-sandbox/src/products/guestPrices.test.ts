import { beforeAll, describe, expect, it } from 'vitest';
import { customisedCatalogue } from '../testing/customisedCatalogue.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { SIGN_IN_TO_BUY } from './guestPrices.ts';

/** A store view that shows prices to customers only. */
const closed = { store: 'saryu_telecom' };

const PRICED_OPTIONS = ['Field', 'Area', 'Date', 'DropDown', 'Radio', 'Checkbox', 'Multiple']
  .map(type => `... on Customizable${type}Option { ${type}: value { price } }`)
  .join(' ');
const LISTING = `query ($filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) {
  products(filter: $filter, sort: $sort, pageSize: 100) {
    total_count
    sort_fields { options { value } }
    aggregations { attribute_code }
    filters { request_var }
    items {
      __typename sku special_price productsurcharge_fee mw_reward_messages { product_message } other_platform_prices { platform price { value } }
      price_range {
        minimum_price { regular_price { value } final_price { value } discount { amount_off percent_off } }
        maximum_price { final_price { value } }
      }
      ... on ConfigurableProduct { variants { product { special_price price_range { minimum_price { final_price { value } } } } } }
      ... on BundleProduct { items { options { price product { price_range { minimum_price { final_price { value } } } } } } }
      ... on DownloadableProduct { downloadable_product_links { price } }
      ... on GiftCardProduct { giftcard_amounts { value website_value } open_amount_min open_amount_max }
      ... on CustomizableProductInterface { options { ${PRICED_OPTIONS} } }
      ... on GroupedProduct { items { product { price_range { minimum_price { final_price { value } } } } } }
    }
  }
}`;
const CART =
  '{ total_discount prices { grand_total { value } subtotal_excluding_tax { value } } items { prices { price { value } row_total { value } original_item_price { value } } } }';

interface Listed {
  products: {
    total_count: number;
    sort_fields: { options: { value: string }[] };
    aggregations: { attribute_code: string }[];
    filters: { request_var: string }[];
    items: { sku: string }[];
  };
}

/** Every number and amount that an answer tells of products and carts. */
function amounts(value: unknown): unknown[] {
  if (typeof value === 'number' || (typeof value === 'string' && /[₹\d]\d/.test(value))) return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => (key === 'sku' || key === 'uid' ? [] : amounts(inner)))
    : [];
}

let shopper: Shopper;
beforeAll(() => {
  shopper = makeShopper();
});
const list = (variables: object = {}, headers: Record<string, string> = closed) =>
  shopper.must<Listed>(LISTING, { filter: {}, ...variables }, headers).then(({ products }) => products);

describe('a guest of a store view that hides its prices', () => {
  it('is told no price of any product', async () => {
    expect(amounts((await list({}, { store: 'zepp' })).items).length).toBeGreaterThan(20);
    expect(amounts((await list()).items)).toEqual([]);
  });

  it('is told of no option what it adds, of a product or in the cart', async () => {
    const guest = makeShopper({ catalogue: customisedCatalogue });
    const ask = (headers: Record<string, string>) =>
      guest.must<{ products: { items: { options: { uid: string; title: string }[] }[] } }>(
        `{ products(filter: { sku: { eq: "MUG-1" } }) { items {
          ... on CustomizableProductInterface { options { title uid ${PRICED_OPTIONS} } }
        } } }`,
        {},
        headers,
      );
    const open = await ask({});
    expect(amounts(open).length).toBeGreaterThan(3);
    expect(amounts(await ask(closed))).toEqual([]);

    const id = await guest.cartWith();
    const { uid } = open.products.items[0]!.options.find(({ title }) => title === 'Engraving')!;
    await guest.must(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { id } } }',
      { id, items: [{ sku: 'MUG-1', quantity: 1, entered_options: [{ uid, value: 'Asha' }] }] },
    );
    const cart = (headers: Record<string, string>) =>
      guest.must(
        'query ($id: String!) { cart(cart_id: $id) { items { ... on SimpleCartItem { customizable_options { values { price { value } } } } } } }',
        { id },
        headers,
      );
    const withPrice = (value: number) => ({
      cart: { items: [{ customizable_options: [{ values: [{ price: { value } }] }] }] },
    });
    expect(await cart({})).toEqual(withPrice(100));
    expect(await cart(closed)).toEqual(withPrice(0));
  });

  it('learns none by filters and order', async () => {
    const { aggregations, filters, sort_fields: sorts, total_count: all, items } = await list();
    expect([
      ...aggregations.map(({ attribute_code: code }) => code),
      ...filters.map(({ request_var: name }) => name),
      ...sorts.options.map(({ value }) => value),
    ]).not.toContain('price');
    const narrowed = await list({ filter: { price: { from: '100000' } }, sort: { price: 'ASC' } });
    expect([narrowed.total_count, narrowed.items.map(({ sku }) => sku)]).toEqual([all, items.map(({ sku }) => sku)]);
  });

  it('can neither add, change nor order, and sees no amount of what is in the cart from elsewhere', async () => {
    const id = await shopper.cartWith(['NIL-PH-2', 1]);
    await shopper.readyToPlace(id, 'cashondelivery');
    const { data } = await shopper.ask(`query ($id: String!) { cart(cart_id: $id) ${CART} }`, { id }, closed);
    expect(amounts(data)).toEqual([]);
    const refusals = await Promise.all([
      shopper.ask(
        'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NIL-PH-2", quantity: 1 }]) { cart { id } } }',
        { id },
        closed,
      ),
      shopper.ask(
        'mutation ($id: String!) { addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: "NIL-PH-2", quantity: 1 } }] }) { cart { id } } }',
        { id },
        closed,
      ),
      shopper.ask(
        'mutation ($id: String!) { updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: "MQ==", quantity: 3 }] }) { cart { id } } }',
        { id },
        closed,
      ),
      shopper.ask(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
        { id },
        closed,
      ),
    ]);
    expect(refusals.map(({ errors }) => errors?.[0]?.message)).toEqual(Array.from({ length: 4 }, () => SIGN_IN_TO_BUY));
    const rest = await Promise.all([
      shopper.rest('GET', `/${closed.store}/V1/guest-carts/${id}/totals`),
      shopper.rest('POST', `/${closed.store}/V1/guest-carts/${id}/payment-information`, {
        cartId: id,
        email: 'a@example.com',
        paymentMethod: { method: 'cashondelivery' },
      }),
    ]);
    expect(rest).toEqual(Array.from({ length: 2 }, () => ({ status: 400, body: { message: SIGN_IN_TO_BUY } })));
  });
});

it('shows prices to its customers, who buy', async () => {
  const customer = makeShopper({}, shopper.sandbox);
  await customer.signIn('asha@example.com');
  const { products } = await customer.must<Listed>(LISTING, { filter: {} }, closed);
  expect(amounts(products.items).length).toBeGreaterThan(20);
  expect(products.aggregations.map(({ attribute_code: code }) => code)).toContain('price');
  const id = await customer
    .must<{ customerCart: { id: string } }>('{ customerCart { id } }')
    .then(({ customerCart }) => customerCart.id);
  const { data } = await customer.ask(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NIL-PH-2", quantity: 1 }]) { cart ${CART} user_errors { message } } }`,
    { id },
    closed,
  );
  expect(amounts(data).length).toBeGreaterThan(0);
});
