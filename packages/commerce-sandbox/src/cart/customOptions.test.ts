import { describe, expect, it } from 'vitest';
import { mailsOf } from '../fulfilment/testing/desk.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { customisedCatalogue } from '../testing/customisedCatalogue.ts';
import { giftCardTexts } from '../testing/productTypeUids.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { encodeUid } from '../uid.ts';

const PRODUCT = `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items {
  sku price_tiers { quantity final_price { value } discount { percent_off } }
  ... on CustomizableProductInterface { options { __typename uid title required sort_order
    ... on CustomizableFieldOption { written: value { uid max_characters price price_type } }
    ... on CustomizableDateOption { day: value { uid type price } }
    ... on CustomizableDropDownOption { value { uid title price price_type } }
    ... on CustomizableCheckboxOption { value { uid title price price_type } }
  } }
  ... on ConfigurableProduct { configurable_options { values { uid } } }
} } }`;
const CART = `items { quantity product { sku } prices { price: price_including_tax { value } row_total: row_total_including_tax { value } }
  ... on SimpleCartItem { customizable_options { label type is_required values { label value price { type value } } } }
  ... on ConfigurableCartItem { customizable_options { label values { label value } } } }`;
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { ${CART} } user_errors { code message } } }`;

interface Asked {
  uid: string;
  title: string;
  value?: { uid: string; title: string }[];
}

const open = () => makeShopper({ catalogue: customisedCatalogue, magentoRelease: '2.4.8' });

async function optionsOf(shopper: Shopper, sku = 'MUG-1') {
  const { products } = await shopper.must<{
    products: { items: { options: Asked[]; configurable_options?: { values: { uid: string }[] }[] }[] };
  }>(PRODUCT, { sku });
  const product = products.items[0]!;
  const named = (title: string) => product.options.find(option => option.title === title)!;
  return {
    product,
    written: (title: string, value: string) => ({ uid: named(title).uid, value }),
    picked: (title: string, value: string) => named(title).value!.find(each => each.title === value)!.uid,
  };
}

async function add(shopper: Shopper, item: Record<string, unknown>) {
  const id = await shopper.cartWith();
  const { addProductsToCart: added } = await shopper.must<{
    addProductsToCart: { cart: { items: Record<string, unknown>[] }; user_errors: { code: string; message: string }[] };
  }>(ADD, { id, items: [item] });
  return { id, ...added };
}

const CHANGE = `mutation ($id: String!, $item: CartItemUpdateInput!) {
  updateCartItems(input: { cart_id: $id, cart_items: [$item] }) { cart { ${CART} } errors { code message } } }`;

interface Changed {
  cart: { items: Record<string, unknown>[] };
  errors: { code: string; message: string }[];
}

const change = async (shopper: Shopper, id: string, item: Record<string, unknown>): Promise<Changed> =>
  (await shopper.must<{ updateCartItems: Changed }>(CHANGE, { id, item })).updateCartItems;

const linesOf = async (shopper: Shopper, id: string): Promise<string[]> =>
  (
    await shopper.must<{ cart: { items: { uid: string }[] } }>(
      'query ($id: String!) { cart(cart_id: $id) { items { uid } } }',
      { id },
    )
  ).cart.items.map(({ uid }) => uid);

/** A cart with a mug for Asha and one for Ravi: the uids of their lines, and of what is engraved. */
async function twoMugs(shopper: Shopper) {
  const { written } = await optionsOf(shopper);
  const mug = (name: string) => ({ sku: 'MUG-1', quantity: 1, entered_options: [written('Engraving', name)] });
  const { id } = await add(shopper, mug('Asha'));
  await shopper.must(ADD, { id, items: [mug('Ravi')] });
  const [asha, ravi] = await linesOf(shopper, id);
  return { id, asha: asha!, ravi: ravi!, engraving: written('Engraving', '').uid };
}

const LEFT_OUT = "The product's required option(s) weren't entered. Make sure the options are entered and try again.";

describe('customisable options', () => {
  it('are asked for with their prices', async () => {
    const { product } = await optionsOf(open());
    expect(product.options).toMatchObject([
      {
        __typename: 'CustomizableFieldOption',
        title: 'Engraving',
        required: true,
        written: { max_characters: 12, price: 100, price_type: 'FIXED' },
      },
      {
        __typename: 'CustomizableDropDownOption',
        title: 'Gift box',
        required: false,
        value: [
          { title: 'Plain', price: 0 },
          { title: 'Silk', price: 10, price_type: 'PERCENT' },
        ],
      },
      { __typename: 'CustomizableCheckboxOption', title: 'Extras' },
      { __typename: 'CustomizableDateOption', title: 'Deliver on', day: { type: 'DATE' } },
    ]);
  });

  it('that are required have to be answered (catalogue-06)', async () => {
    const shopper = open();
    const { cart, user_errors: errors } = await add(shopper, { sku: 'MUG-1', quantity: 1 });
    expect(errors).toEqual([{ code: 'UNDEFINED', message: LEFT_OUT }]);
    expect(cart.items).toEqual([]);
  });

  it.each([
    ['a blank text', '   ', LEFT_OUT],
    ['a text that is too long', 'More than twelve', 'The text is too long. Shorten the text and try again.'],
  ])('refuses %s', async (_what, text, message) => {
    const shopper = open();
    const { written } = await optionsOf(shopper);
    const { user_errors: errors } = await add(shopper, {
      sku: 'MUG-1',
      quantity: 1,
      entered_options: [written('Engraving', text)],
    });
    expect(errors).toMatchObject([{ message }]);
  });

  it('refuses a day that is none', async () => {
    const shopper = open();
    const { written } = await optionsOf(shopper);
    const { user_errors: errors } = await add(shopper, {
      sku: 'MUG-1',
      quantity: 1,
      entered_options: [written('Engraving', 'Asha'), written('Deliver on', '2026-13-40')],
    });
    expect(errors).toMatchObject([{ message: 'Please specify date required option(s).' }]);
  });

  it('add their prices to that of the product, and stand in cart and order', async () => {
    const shopper = open();
    const { written, picked } = await optionsOf(shopper);
    const { cart } = await add(shopper, {
      sku: 'MUG-1',
      quantity: 2,
      selected_options: [picked('Gift box', 'Silk'), picked('Extras', 'Spoon'), picked('Extras', 'Coaster')],
      entered_options: [written('Engraving', 'Asha'), written('Deliver on', '2026-12-24 00:00:00')],
    });
    // 500 for the mug, 100 for the engraving, 10 percent for the box, 30 and 20 for the extras.
    expect(cart.items).toMatchObject([
      {
        prices: { price: { value: 700 }, row_total: { value: 1_400 } },
        customizable_options: [
          { label: 'Engraving', type: 'field', is_required: true, values: [{ value: 'Asha' }] },
          { label: 'Gift box', values: [{ label: 'Silk', price: { type: 'PERCENT', value: 10 } }] },
          { label: 'Extras', values: [{ label: 'Spoon' }, { label: 'Coaster' }] },
          { label: 'Deliver on', type: 'date' },
        ],
      },
    ]);
  });

  it('are mailed with the order, and chosen again when it is ordered again', async () => {
    const shopper = open();
    await shopper.signIn('ravi@example.com');
    const { written, picked } = await optionsOf(shopper);
    const { id } = await add(shopper, {
      sku: 'MUG-1',
      quantity: 1,
      selected_options: [picked('Extras', 'Spoon'), picked('Extras', 'Coaster')],
      entered_options: [written('Engraving', 'Asha')],
    });
    await shopper.readyToPlace(id, 'cashondelivery');
    const number = await shopper.place(id);
    const [mail] = await mailsOf(shopper.sandbox);
    expect(mail!.body).toMatch(/\n1 × .+\n {2}Engraving: Asha\n {2}Extras: Spoon, Coaster\n/);
    const again = await shopper.must(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { ${CART} } userInputErrors { code } } }`,
      { number },
    );
    expect(again).toMatchObject({
      reorderItems: {
        cart: {
          items: [{ customizable_options: [{ values: [{ value: 'Asha' }] }, { values: [{ label: 'Spoon' }, {}] }] }],
        },
        userInputErrors: [],
      },
    });
  });

  it('of a configurable product go with its variant', async () => {
    const shopper = open();
    const { product, written } = await optionsOf(shopper, 'TEE-1');
    const colour = product.configurable_options![0]!.values[0]!.uid;
    const without = await add(shopper, { sku: 'TEE-1', quantity: 1, selected_options: [colour] });
    expect(without.user_errors).toMatchObject([{ message: LEFT_OUT }]);
    const bare = await add(shopper, { sku: 'TEE-1-BLUE', parent_sku: 'TEE-1', quantity: 1 });
    expect(bare.user_errors).toMatchObject([{ message: LEFT_OUT }]);
    const { cart } = await add(shopper, {
      sku: 'TEE-1-BLUE',
      parent_sku: 'TEE-1',
      quantity: 1,
      entered_options: [written('Name on the back', 'Ravi')],
    });
    expect(cart.items).toMatchObject([
      { prices: { price: { value: 450 } }, customizable_options: [{ values: [{ value: 'Ravi' }] }] },
    ]);
  });

  // Rule client-20.
  it('can be answered otherwise in the cart, where a line takes up one that it becomes equal to', async () => {
    const shopper = open();
    const { id, asha, ravi, engraving } = await twoMugs(shopper);
    const without = await change(shopper, id, { cart_item_uid: asha, quantity: 2 });
    expect(without.cart.items).toMatchObject([
      { quantity: 2, customizable_options: [{ values: [{ value: 'Asha' }] }] },
      { quantity: 1, customizable_options: [{ values: [{ value: 'Ravi' }] }] },
    ]);
    const renamed = await change(shopper, id, {
      cart_item_uid: ravi,
      customizable_options: [{ uid: engraving, value_string: 'Leela' }],
    });
    expect(renamed.cart.items[1]).toMatchObject({
      quantity: 1,
      customizable_options: [{ values: [{ value: 'Leela' }] }],
    });
    const merged = await change(shopper, id, {
      cart_item_uid: ravi,
      quantity: 3,
      customizable_options: [{ uid: engraving, value_string: 'Asha' }],
    });
    expect(merged.cart.items).toMatchObject([{ quantity: 5, customizable_options: [{ values: [{ value: 'Asha' }] }] }]);
  });

  it('keep what they were in the cart where another answer is none', async () => {
    const shopper = open();
    const { id, asha, engraving } = await twoMugs(shopper);
    const { cart, errors } = await change(shopper, id, {
      cart_item_uid: asha,
      quantity: 1,
      customizable_options: [{ uid: engraving, value_string: 'x'.repeat(13) }],
    });
    expect(errors).toEqual([
      {
        code: 'UNDEFINED',
        message: 'Could not update the product with SKU MUG-1: The text is too long. Shorten the text and try again.',
      },
    ]);
    expect(cart.items[0]).toMatchObject({ customizable_options: [{ values: [{ value: 'Asha' }] }] });
  });

  it('are not asked of a gift card in the cart, which stays as it was chosen', async () => {
    const shopper = makeShopper({ catalogue: productTypesCatalogue });
    const { id } = await add(shopper, {
      sku: 'CARD-1',
      quantity: 1,
      selected_options: [encodeUid('giftcard/giftcard_amount/500.0000')],
      entered_options: giftCardTexts(),
    });
    const [card] = await linesOf(shopper, id);
    const changed = await change(shopper, id, {
      cart_item_uid: card!,
      quantity: 2,
      customizable_options: [{ id: 1, value_string: 'Asha' }],
    });
    expect(changed).toMatchObject({ cart: { items: [{ quantity: 2 }] }, errors: [] });
  });
});

describe('tier prices', () => {
  it('are told with what they save, if they save anything', async () => {
    const { product } = await optionsOf(open());
    expect(product).toMatchObject({
      price_tiers: [
        { quantity: 3, final_price: { value: 450 }, discount: { percent_off: 10 } },
        { quantity: 10, final_price: { value: 400 }, discount: { percent_off: 20 } },
      ],
    });
  });

  it.each([
    [2, 600],
    [3, 550],
    [10, 500],
  ])('make one of %i pieces cost %i (catalogue-07)', async (quantity, value) => {
    const shopper = open();
    const { written } = await optionsOf(shopper);
    const { cart } = await add(shopper, { sku: 'MUG-1', quantity, entered_options: [written('Engraving', 'Asha')] });
    expect(cart.items).toMatchObject([{ prices: { price: { value } } }]);
  });
});
