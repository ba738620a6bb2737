import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';
import { giftCardTexts, linkUid, memberUid, selectionUid } from '../testing/productTypeUids.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { encodeUid } from '../uid.ts';

const CART = `is_virtual total_quantity prices { grand_total { value } } items {
  __typename id uid quantity max_qty is_available product { sku } prices { price: price_including_tax { value } original_item_price { value } row_total: row_total_including_tax { value } }
  ... on BundleCartItem { bundle_options { label type values { label quantity price priceV2 { value } original_price { value } } } }
  ... on DownloadableCartItem { links { title price } samples { title } }
  ... on GiftCardCartItem { amount { value } sender_name sender_email recipient_name recipient_email message }
}`;
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { ${CART} } user_errors { code message } } }`;

interface Cart {
  is_virtual: boolean;
  total_quantity: number;
  items: { __typename: string; id: string; uid: string; quantity: number; [field: string]: unknown }[];
}

const open = () => makeShopper({ catalogue: productTypesCatalogue });

async function add(shopper: Shopper, ...items: Record<string, unknown>[]) {
  const id = await shopper.cartWith();
  const { addProductsToCart: added } = await shopper.must<{
    addProductsToCart: { cart: Cart; user_errors: { code: string; message: string }[] };
  }>(ADD, { id, items });
  return { id, ...added };
}

const refused = async (shopper: Shopper, item: Record<string, unknown>) =>
  (await add(shopper, item)).user_errors.map(({ message }) => message);

const set = ({ sandbox }: Shopper, ...children: [sku: string, quantity?: number][]) =>
  children.map(([sku, quantity]) => selectionUid(sandbox, 'SET-1', sku, quantity));

describe('a bundle in a cart', () => {
  it('is one line with what was chosen, at the price of the set', async () => {
    const shopper = open();
    const { cart, user_errors: errors } = await add(shopper, {
      sku: 'SET-1',
      quantity: 1,
      selected_options: set(shopper, ['AUR-SP-1'], ['AUR-HP-2'], ['NIL-GV-1', 2]),
    });
    expect(errors).toEqual([]);
    expect(cart).toMatchObject({
      is_virtual: false,
      items: [
        {
          __typename: 'BundleCartItem',
          product: { sku: 'SET-1' },
          max_qty: 3,
          prices: { price: { value: 5_848.2 }, original_item_price: { value: 6_498 } },
          bundle_options: [
            {
              label: 'Speaker',
              type: 'radio',
              values: [{ label: 'Aurora Desk Speaker', quantity: 1, price: 2_249.1, original_price: { value: 2_499 } }],
            },
            { label: 'Headphones', values: [{ quantity: 1, priceV2: { value: 2_699.1 } }] },
            { label: 'Extras', values: [{ label: 'Nila Music Voucher', quantity: 2 }] },
          ],
        },
      ],
    });
  });

  it('grows when the same is chosen again, and is another line when not', async () => {
    const shopper = open();
    const item = (...children: [string, number?][]) => ({
      sku: 'SET-1',
      quantity: 1,
      selected_options: set(shopper, ...children),
    });
    const { cart } = await add(
      shopper,
      item(['AUR-SP-1'], ['AUR-HP-2']),
      item(['AUR-HP-2'], ['AUR-SP-1']),
      item(['TIR-SP-1'], ['AUR-HP-2']),
    );
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('takes more pieces of a part only where the shop lets them be changed', async () => {
    const shopper = open();
    const [speaker, headphones] = set(shopper, ['AUR-SP-1', 5], ['AUR-HP-2']);
    const { cart } = await add(shopper, {
      sku: 'SET-1',
      quantity: 1,
      selected_options: [speaker],
      entered_options: [{ uid: headphones, value: '2' }],
    });
    expect(cart.items).toMatchObject([
      { bundle_options: [{ values: [{ quantity: 1 }] }, { values: [{ quantity: 2 }] }] },
    ]);
  });

  it.each<[string, [string, number?][], string]>([
    ['nothing chosen', [], 'Please specify product option(s).'],
    ['a required option left out', [['AUR-SP-1']], 'Please select all required options.'],
    [
      'two of which one is allowed',
      [['AUR-SP-1'], ['TIR-SP-1'], ['AUR-HP-2']],
      'The options you selected are not available.',
    ],
    ['a part that is sold out', [['AUR-SP-1'], ['TIR-HP-2']], 'Selected required options are not available.'],
  ])('is refused with %s', async (_, children, message) => {
    const shopper = open();
    expect(await refused(shopper, { sku: 'SET-1', quantity: 1, selected_options: set(shopper, ...children) })).toEqual([
      message,
    ]);
  });

  it('shares the stock of its parts with the other lines', async () => {
    const shopper = open();
    const chosen = set(shopper, ['AUR-SP-1'], ['AUR-HP-2']);
    const { cart, user_errors: errors } = await add(
      shopper,
      { sku: 'AUR-HP-2', quantity: 2 },
      { sku: 'SET-1', quantity: 2, selected_options: chosen },
      { sku: 'SET-1', quantity: 1, selected_options: chosen },
    );
    expect(cart.items.map(({ __typename: type, quantity }) => [type, quantity])).toEqual([
      ['SimpleCartItem', 2],
      ['BundleCartItem', 1],
    ]);
    expect(errors).toEqual([{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }]);
  });

  it('can be changed and taken out', async () => {
    const shopper = open();
    const { id, cart } = await add(shopper, {
      sku: 'SET-1',
      quantity: 1,
      selected_options: set(shopper, ['AUR-SP-1'], ['AUR-HP-2']),
    });
    const update = (quantity: number) =>
      shopper.ask(
        'mutation ($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $id, ' +
          'cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { items { quantity } } } }',
        { id, uid: cart.items[0]!.uid, quantity },
      );
    expect((await update(3)).data).toEqual({ updateCartItems: { cart: { items: [{ quantity: 3 }] } } });
    expect((await update(4)).errors?.[0]?.message).toBe(
      'Could not update the product with SKU SET-1: The requested qty is not available',
    );
    expect((await update(0)).data).toEqual({ updateCartItems: { cart: { items: [] } } });
  });
});

describe('a group', () => {
  it('becomes a line for each member that is asked for', async () => {
    const shopper = open();
    const options = [
      memberUid(shopper.sandbox, 'AUR-SP-1', 1),
      memberUid(shopper.sandbox, 'TIR-HP-1', 2),
      memberUid(shopper.sandbox, 'TIR-HP-2', 0),
    ];
    const { cart } = await add(shopper, { sku: 'GRP-1', quantity: 1, selected_options: options });
    expect(cart.items).toMatchObject([
      { __typename: 'SimpleCartItem', quantity: 1, product: { sku: 'AUR-SP-1' } },
      { quantity: 2, product: { sku: 'TIR-HP-1' } },
    ]);
  });

  it('takes its members by their own sku too, and nothing else', async () => {
    const shopper = open();
    const { cart, user_errors: errors } = await add(
      shopper,
      { sku: 'AUR-SP-1', parent_sku: 'GRP-1', quantity: 2 },
      { sku: 'NIL-PH-2', parent_sku: 'GRP-1', quantity: 1 },
    );
    expect(cart.items).toMatchObject([{ quantity: 2, product: { sku: 'AUR-SP-1' } }]);
    expect(errors.map(({ message }) => message)).toEqual(['Could not find specified product.']);
  });

  it('is added whole or not at all', async () => {
    const shopper = open();
    const options = [memberUid(shopper.sandbox, 'AUR-SP-1', 1), memberUid(shopper.sandbox, 'TIR-HP-2', 1)];
    const { cart, user_errors: errors } = await add(shopper, { sku: 'GRP-1', quantity: 1, selected_options: options });
    expect([cart.items, errors[0]?.message]).toEqual([[], 'This product is out of stock.']);
    expect(await refused(shopper, { sku: 'GRP-1', quantity: 1 })).toEqual([
      'Please specify the quantity of product(s).',
    ]);
  });
});

describe('a downloadable product in a cart', () => {
  it('costs its links on top, and has nothing to be sent', async () => {
    const shopper = open();
    const { cart } = await add(shopper, {
      sku: 'BOOK-1',
      quantity: 1,
      selected_options: [linkUid(shopper.sandbox, 'Chapter two')],
    });
    expect(cart).toMatchObject({
      is_virtual: true,
      prices: { grand_total: { value: 370 } },
      items: [
        {
          __typename: 'DownloadableCartItem',
          links: [{ title: 'Chapter two', price: 70 }],
          samples: [{ title: 'Contents' }],
        },
      ],
    });
  });

  it('asks for its links', async () => {
    expect(await refused(open(), { sku: 'BOOK-1', quantity: 1 })).toEqual(['Please specify product link(s).']);
  });
});

describe('a gift card in a cart', () => {
  const amount = (rupees: string) => encodeUid(`giftcard/giftcard_amount/${rupees}`);

  it('keeps whom it is from and for', async () => {
    const { cart } = await add(open(), {
      sku: 'CARD-1',
      quantity: 1,
      selected_options: [amount('500.0000')],
      entered_options: giftCardTexts({ giftcard_message: 'Dance!' }),
    });
    expect(cart).toMatchObject({
      is_virtual: true,
      items: [
        {
          __typename: 'GiftCardCartItem',
          amount: { value: 500 },
          sender_name: 'Meera',
          sender_email: 'meera@example.com',
          recipient_name: 'Ravi',
          recipient_email: 'ravi@example.com',
          message: 'Dance!',
          prices: { row_total: { value: 500 } },
        },
      ],
    });
  });

  it('takes an amount of the giver’s choice within its limits', async () => {
    const shopper = open();
    const card = (value: string) => ({
      sku: 'CARD-1',
      quantity: 1,
      entered_options: giftCardTexts({ custom_giftcard_amount: value }),
    });
    expect((await add(shopper, card('750'))).cart.items).toMatchObject([{ amount: { value: 750 } }]);
    expect(await refused(shopper, card('99'))).toEqual(['Gift Card min amount is ₹100']);
    expect(await refused(shopper, card('2001'))).toEqual(['Gift Card max amount is ₹2000']);
    expect(await refused(shopper, card('lots'))).toEqual(['Please specify a gift card amount.']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no amount', { entered_options: giftCardTexts() }, 'Please specify a gift card amount.'],
    [
      'an amount that is not offered',
      { selected_options: [amount('1.0000')], entered_options: giftCardTexts() },
      'Please specify a gift card amount.',
    ],
    [
      'no recipient',
      { selected_options: [amount('500.0000')], entered_options: giftCardTexts({ giftcard_recipient_name: ' ' }) },
      'Please specify recipient name.',
    ],
    [
      'no address that mail reaches',
      { selected_options: [amount('500.0000')], entered_options: giftCardTexts({ giftcard_recipient_email: 'ravi' }) },
      'Please specify recipient email.',
    ],
    ['hardly anything', { selected_options: [amount('500.0000')] }, 'Please specify all the required information.'],
    [
      'a message that is too long',
      { selected_options: [amount('500.0000')], entered_options: giftCardTexts({ giftcard_message: 'x'.repeat(256) }) },
      'Gift card message length must not exceed 255 characters.',
    ],
  ])('is refused with %s', async (_, item, message) => {
    expect(await refused(open(), { sku: 'CARD-1', quantity: 1, ...item })).toEqual([message]);
  });

  it('is sent as a parcel when it is a printed one, and asks for no e-mail then', async () => {
    const { cart } = await add(open(), {
      sku: 'CARD-2',
      quantity: 1,
      selected_options: [amount('500.0000')],
      entered_options: giftCardTexts({ giftcard_sender_email: '', giftcard_message: 'Not allowed here' }),
    });
    expect(cart).toMatchObject({ is_virtual: false, items: [{ sender_email: null, message: null }] });
  });
});

it('says at which line stock is missing, whichever line takes it', async () => {
  const shopper = open();
  const { id } = await add(
    shopper,
    { sku: 'AUR-HP-2', quantity: 1 },
    { sku: 'SET-1', quantity: 2, selected_options: set(shopper, ['AUR-SP-1'], ['AUR-HP-2']) },
  );
  shopper.sandbox.db.prepare("UPDATE product SET stock = 2 WHERE sku = 'AUR-HP-2'").run();
  const { data } = await shopper.ask(
    'query ($id: String!) { cart(cart_id: $id) { items { is_available not_available_message } } }',
    { id },
  );
  const trouble = { is_available: false, not_available_message: 'The requested qty is not available' };
  expect((data!['cart'] as { items: unknown[] }).items.filter(item => item !== null)).toEqual([trouble, trouble]);
});

it('keeps the choices of a guest who signs in', async () => {
  const shopper = open();
  const { id } = await add(
    shopper,
    { sku: 'SET-1', quantity: 1, selected_options: set(shopper, ['AUR-SP-1'], ['AUR-HP-2']) },
    { sku: 'BOOK-1', quantity: 1, selected_options: [linkUid(shopper.sandbox, 'Chapter one')] },
  );
  await shopper.signIn('ravi@example.com');
  const { customerCart } = await shopper.must<{ customerCart: { id: string } }>('{ customerCart { id } }');
  const { mergeCarts } = await shopper.must<{ mergeCarts: Cart }>(
    `mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) { ${CART} } }`,
    { from: id, to: customerCart.id },
  );
  expect(mergeCarts.items).toMatchObject([
    { __typename: 'BundleCartItem', bundle_options: [{}, {}] },
    { __typename: 'DownloadableCartItem', links: [{ title: 'Chapter one' }] },
  ]);
});
