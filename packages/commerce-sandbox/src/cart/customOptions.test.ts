import { describe, expect, it } from 'vitest';
import { mailsOf } from '../fulfilment/testing/desk.ts';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { customisedCatalogue } from '../testing/customisedCatalogue.ts';

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

const open = () => makeShopper({ catalogue: customisedCatalogue });

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
