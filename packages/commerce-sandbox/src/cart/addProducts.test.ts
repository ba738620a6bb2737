import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { encodeUid } from '../uid.ts';

const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { total_quantity items { __typename quantity product { sku } } }
    user_errors { __typename code message ... on InsufficientStockError { quantity } }
  }
}`;

interface Added {
  addProductsToCart: {
    cart: { total_quantity: number; items: { __typename: string; quantity: number; product: { sku: string } }[] };
    user_errors: { __typename: string; code: string; message: string; quantity?: number }[];
  };
}

async function add(shopper: Shopper, ...items: Record<string, unknown>[]) {
  const id = await shopper.cartWith();
  return (await shopper.must<Added>(ADD, { id, items })).addProductsToCart;
}

const errorsOf = async (shopper: Shopper, item: Record<string, unknown>) =>
  (await add(shopper, item)).user_errors.map(({ code, message }) => ({ code, message }));

/** The uids of options, as a product page sends them. */
function optionUids(shopper: Shopper, ...labels: string[]): string[] {
  return labels.map(label => {
    const option = shopper.sandbox.db
      .prepare('SELECT id, attribute_id FROM attribute_option WHERE label = ?')
      .get(label) as { id: number; attribute_id: number };
    return encodeUid(`configurable/${option.attribute_id}/${option.id}`);
  });
}

describe('adding products', () => {
  it('adds the good ones and reports the others', async () => {
    const { cart, user_errors: errors } = await add(
      makeShopper(),
      { sku: 'NOPE', quantity: 1 },
      { sku: 'NIL-PH-2', quantity: 2 },
    );
    expect(cart).toEqual({
      total_quantity: 2,
      items: [{ __typename: 'SimpleCartItem', quantity: 2, product: { sku: 'NIL-PH-2' } }],
    });
    expect(errors).toEqual([
      {
        __typename: 'CartUserInputError',
        code: 'PRODUCT_NOT_FOUND',
        message: 'Could not find a product with SKU "NOPE"',
      },
    ]);
  });

  it('lets an equal line grow', async () => {
    const { cart } = await add(makeShopper(), { sku: 'NIL-PH-2', quantity: 2 }, { sku: 'nil-ph-2', quantity: 1 });
    expect(cart.items.map(item => item.quantity)).toEqual([3]);
  });

  it('tells virtual products apart', async () => {
    const { cart } = await add(makeShopper(), { sku: 'NIL-GV-1', quantity: 1 });
    expect(cart.items).toMatchObject([{ __typename: 'VirtualCartItem' }]);
  });

  it.each([
    ['no quantity', { sku: 'NIL-PH-2', quantity: 0 }, 'UNDEFINED', 'The product quantity should be greater than 0'],
    [
      'a negative quantity',
      { sku: 'NIL-PH-2', quantity: -2 },
      'UNDEFINED',
      'The product quantity should be greater than 0',
    ],
    [
      'half a phone',
      { sku: 'NIL-PH-2', quantity: 1.5 },
      'UNDEFINED',
      'You cannot use decimal quantity for this product.',
    ],
    [
      'more than a cart takes',
      { sku: 'NIL-PH-2', quantity: 10_001 },
      'UNDEFINED',
      'The requested qty exceeds the maximum qty allowed in shopping cart',
    ],
    ['a sold-out product', { sku: 'TIR-HP-2', quantity: 1 }, 'INSUFFICIENT_STOCK', 'This product is out of stock.'],
    [
      'more than there are',
      { sku: 'AUR-HP-2', quantity: 4 },
      'INSUFFICIENT_STOCK',
      'The requested qty is not available',
    ],
    [
      'a phone without a colour',
      { sku: 'NIL-PH-1', quantity: 1 },
      'UNDEFINED',
      'You need to choose options for your item.',
    ],
    [
      'an unknown parent',
      { sku: 'NIL-PH-1-MB-128', parent_sku: 'NOPE', quantity: 1 },
      'PRODUCT_NOT_FOUND',
      'Could not find a product with SKU "NOPE"',
    ],
    [
      'a variant of another parent',
      { sku: 'NIL-PH-2', parent_sku: 'NIL-PH-1', quantity: 1 },
      'UNDEFINED',
      'Could not find specified product.',
    ],
    [
      'an unknown variant',
      { sku: 'NOPE', parent_sku: 'NIL-PH-1', quantity: 1 },
      'UNDEFINED',
      'Could not find specified product.',
    ],
  ])('refuses %s', async (_, item, code, message) => {
    expect(await errorsOf(makeShopper(), item)).toEqual([{ code, message }]);
  });

  it('says when every variant is sold out', async () => {
    const shopper = makeShopper();
    shopper.sandbox.db.exec("UPDATE product SET stock = 0 WHERE sku LIKE 'NIL-PH-1-%'");
    expect(await errorsOf(shopper, { sku: 'NIL-PH-1', quantity: 1 })).toEqual([
      { code: 'NOT_SALABLE', message: 'There are no source items with the in stock status' },
    ]);
  });

  it('counts what the cart holds already', async () => {
    const { cart, user_errors: errors } = await add(
      makeShopper(),
      { sku: 'AUR-HP-2', quantity: 2 },
      { sku: 'AUR-HP-2', quantity: 2 },
    );
    expect(cart.total_quantity).toBe(2);
    expect(errors[0]?.message).toBe('The requested qty is not available');
  });

  it('says how many there are, as the newer release does', async () => {
    const { user_errors: errors } = await add(makeShopper({ magentoRelease: '2.4.8' }), {
      sku: 'AUR-HP-2',
      quantity: 4,
    });
    expect(errors).toEqual([
      {
        __typename: 'InsufficientStockError',
        code: 'INSUFFICIENT_STOCK',
        message: 'Only 3 of 4 available',
        quantity: 3,
      },
    ]);
  });

  it('finds a variant by its options', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    const items = [{ sku: 'NIL-PH-1', quantity: 1, selected_options: optionUids(shopper, 'Midnight blue', '256 GB') }];
    const data = await shopper.must<{ addProductsToCart: { cart: unknown } }>(
      `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { items {
        product { sku }
        ... on ConfigurableCartItem { configured_variant { sku } configurable_options { option_label value_label configurable_product_option_value_uid } }
      } } } }`,
      { id, items },
    );
    const [colour, storage] = optionUids(shopper, 'Midnight blue', '256 GB');
    expect(data.addProductsToCart.cart).toEqual({
      items: [
        {
          product: { sku: 'NIL-PH-1' },
          configured_variant: { sku: 'NIL-PH-1-MB-256' },
          configurable_options: [
            { option_label: 'Colour', value_label: 'Midnight blue', configurable_product_option_value_uid: colour },
            { option_label: 'Storage', value_label: '256 GB', configurable_product_option_value_uid: storage },
          ],
        },
      ],
    });
  });

  it('names the options of a line by the uids that the product gives them', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    const items = [{ sku: 'NIL-PH-1', quantity: 1, selected_options: optionUids(shopper, 'Midnight blue', '256 GB') }];
    const {
      addProductsToCart: { cart },
    } = await shopper.must<{
      addProductsToCart: {
        cart: {
          items: { product: { configurable_options: { uid: string }[] }; configurable_options: { uid: string }[] }[];
        };
      };
    }>(
      `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { items {
        product { ... on ConfigurableProduct { configurable_options { uid } } }
        ... on ConfigurableCartItem { configurable_options { uid: configurable_product_option_uid } }
      } } } }`,
      { id, items },
    );
    expect(cart.items[0]?.configurable_options).toEqual(cart.items[0]?.product.configurable_options);
  });

  it('asks for the options again when they make no variant', async () => {
    const shopper = makeShopper();
    const item = { sku: 'NIL-PH-1', quantity: 1, selected_options: optionUids(shopper, 'Ivory', '256 GB') };
    expect(await errorsOf(shopper, item)).toEqual([
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    ]);
  });

  it('refuses a uid that is not base64, and an empty list', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    const bad = await shopper.ask(ADD, { id, items: [{ sku: 'NIL-PH-1', quantity: 1, selected_options: ['%%%'] }] });
    expect(bad.errors).toMatchObject([
      { message: 'Value of uid "%%%" is incorrect.', extensions: { category: 'graphql-input' } },
    ]);
    const none = await shopper.ask(ADD, { id, items: [] });
    expect(none.errors?.[0]?.message).toBe('Required parameter "cart_items" is missing');
  });
});

describe('the older mutations', () => {
  const simple = (id: string, sku: string, quantity: number) => ({
    input: { cart_id: id, cart_items: [{ data: { sku, quantity } }] },
  });
  const SIMPLE =
    'mutation ($input: AddSimpleProductsToCartInput) { addSimpleProductsToCart(input: $input) { cart { total_quantity } } }';
  const CONFIGURABLE =
    'mutation ($input: AddConfigurableProductsToCartInput) { addConfigurableProductsToCart(input: $input) { cart { total_quantity items { __typename } } } }';

  it('add simple, virtual and configurable products', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    await shopper.must(SIMPLE, simple(id, 'NIL-PH-2', 1));
    await shopper.must(
      'mutation ($input: AddVirtualProductsToCartInput) { addVirtualProductsToCart(input: $input) { cart { id } } }',
      simple(id, 'NIL-GV-1', 1),
    );
    const data = await shopper.must<Record<string, unknown>>(CONFIGURABLE, {
      input: { cart_id: id, cart_items: [{ parent_sku: 'NIL-PH-1', data: { sku: 'NIL-PH-1-MB-128', quantity: 1 } }] },
    });
    expect(data['addConfigurableProductsToCart']).toEqual({
      cart: {
        total_quantity: 3,
        items: [
          { __typename: 'SimpleCartItem' },
          { __typename: 'VirtualCartItem' },
          { __typename: 'ConfigurableCartItem' },
        ],
      },
    });
  });

  it.each([
    [
      'NIL-PH-2',
      0,
      'Could not add the product with SKU NIL-PH-2 to the shopping cart: The product quantity should be greater than 0',
      'graphql-input',
    ],
    [
      'AUR-HP-2',
      9,
      'Could not add the product with SKU AUR-HP-2 to the shopping cart: The requested qty is not available',
      'graphql-input',
    ],
    [
      'TIR-HP-2',
      1,
      'Could not add the product with SKU TIR-HP-2 to the shopping cart: This product is out of stock.',
      'graphql-input',
    ],
    ['NOPE', 1, 'Could not find a product with SKU "NOPE"', 'graphql-no-such-entity'],
    ['NIL-PH-1', 1, 'You need to choose options for your item.', 'graphql-input'],
  ])('throw for %s × %i', async (sku, quantity, message, category) => {
    const shopper = makeShopper();
    const answer = await shopper.ask(SIMPLE, simple(await shopper.cartWith(), sku, quantity));
    expect(answer.errors).toMatchObject([{ message, extensions: { category } }]);
  });

  it.each([
    ['NIL-PH-2', 'Could not add the product with SKU NIL-PH-1 to the shopping cart: Could not find specified product.'],
    [
      'NIL-PH-1-IV-128',
      'Could not add the product with SKU NIL-PH-1 to the shopping cart: The product with SKU NIL-PH-1-IV-128 is out of stock.',
    ],
  ])('throw for the variant %s', async (sku, message) => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    const answer = await shopper.ask(CONFIGURABLE, {
      input: { cart_id: id, cart_items: [{ parent_sku: 'NIL-PH-1', data: { sku, quantity: 1 } }] },
    });
    expect(answer.errors?.[0]?.message).toBe(message);
  });

  it('add all or nothing', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith();
    await shopper.ask(SIMPLE, {
      input: {
        cart_id: id,
        cart_items: [{ data: { sku: 'NIL-PH-2', quantity: 1 } }, { data: { sku: 'NOPE', quantity: 1 } }],
      },
    });
    expect(await shopper.must('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id })).toEqual({
      cart: { total_quantity: 0 },
    });
  });
});
