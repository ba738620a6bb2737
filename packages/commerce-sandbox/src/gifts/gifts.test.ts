import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const SET = `mutation ($input: SetGiftOptionsOnCartInput) { setGiftOptionsOnCart(input: $input) { cart {
  gift_message { from to message } gift_wrapping { uid design price { value } image { url label } }
  gift_receipt_included printed_card_included
  prices { grand_total { value } gift_options {
    gift_wrapping_for_order { value } gift_wrapping_for_order_incl_tax { value }
    gift_wrapping_for_items_incl_tax { value } printed_card_incl_tax { value } } }
} } }`;

const CART = `query ($id: String!) { cart(cart_id: $id) {
  available_gift_wrappings { uid design price { value } }
  gift_message { message } gift_wrapping { design }
  prices { grand_total { value } gift_options { gift_wrapping_for_items_incl_tax { value } } }
  itemsV2 { items { uid product { gift_message_available gift_wrapping_available gift_wrapping_price { value } }
    ... on SimpleCartItem { gift_message { from to message } gift_wrapping { design } available_gift_wrapping { uid } } } }
} }`;

const UPDATE = `mutation ($id: String!, $item: CartItemUpdateInput!) {
  updateCartItems(input: { cart_id: $id, cart_items: [$item] }) { cart { id } }
}`;

const message = { from: 'Asha', to: 'Ravi', message: 'Many happy returns!\nSee you on Sunday.' };

interface GiftCart {
  available_gift_wrappings: { uid: string; design: string; price: { value: number } }[];
  gift_message: { message: string } | null;
  gift_wrapping: { design: string } | null;
  prices: { grand_total: { value: number }; gift_options: Record<string, { value: number }> };
  itemsV2: { items: ({ uid: string } & Record<string, unknown>)[] };
}

const cartOf = async (shopper: Shopper, id: string) => (await shopper.must<{ cart: GiftCart }>(CART, { id })).cart;

async function wrappedCart(shopper: Shopper) {
  const id = await shopper.cartWith(['AUR-HP-1', 2]);
  const before = await cartOf(shopper, id);
  const [design] = before.available_gift_wrappings;
  const answer = await shopper.must<{ setGiftOptionsOnCart: { cart: GiftCart } }>(SET, {
    input: {
      cart_id: id,
      gift_message: message,
      gift_wrapping_id: design!.uid,
      gift_receipt_included: true,
      printed_card_included: true,
    },
  });
  return { id, before, design: design!, cart: answer.setGiftOptionsOnCart.cart };
}

describe('a cart that is a gift (cart-23)', () => {
  it('keeps message, wrapping, receipt and card, and adds what they cost', async () => {
    const { before, design, cart } = await wrappedCart(makeShopper());
    expect(cart).toMatchObject({
      gift_message: message,
      gift_wrapping: { ...design, image: { label: design.design } },
      gift_receipt_included: true,
      printed_card_included: true,
      prices: {
        grand_total: { value: before.prices.grand_total.value + design.price.value + 29 },
        gift_options: {
          gift_wrapping_for_order_incl_tax: { value: design.price.value },
          gift_wrapping_for_items_incl_tax: { value: 0 },
          printed_card_incl_tax: { value: 29 },
        },
      },
    });
    const { gift_wrapping_for_order: less } = cart.prices.gift_options;
    expect(less!.value).toBeLessThan(design.price.value);
  });

  it('takes all of it back by a call that asks for nothing', async () => {
    const shopper = makeShopper();
    const { id, before } = await wrappedCart(shopper);
    await shopper.must(SET, { input: { cart_id: id, gift_receipt_included: false, printed_card_included: false } });
    expect(await cartOf(shopper, id)).toEqual(before);
  });

  it('has the picture of each design', async () => {
    const shopper = makeShopper();
    const { cart } = await wrappedCart(shopper);
    const { image } = cart.gift_wrapping as unknown as { image: { url: string } };
    const response = await shopper.sandbox.fetch(new Request(image.url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('refuses a design that is none, a message that is too long, and a cart of which nothing is sent', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-1', 1]);
    const input = { cart_id: id, gift_receipt_included: false, printed_card_included: false };
    const problem = async (more: object) => (await shopper.ask(SET, { input: { ...input, ...more } })).errors?.[0];
    expect((await problem({ gift_wrapping_id: 'OTk=' }))?.extensions?.['category']).toBe('graphql-no-such-entity');
    expect((await problem({ gift_message: { ...message, message: 'x'.repeat(501) } }))?.message).toBe(
      '"Gift Message" length must be equal or less than 500 characters.',
    );
    expect((await problem({ cart_id: await shopper.cartWith(['NIL-GV-1', 1]) }))?.message).toBe(
      'Gift options are not available for a virtual cart.',
    );
  });
});

describe('a line that is a gift (cart-24)', () => {
  it('is wrapped piece by piece, and keeps its message when only the number of pieces changes', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['AUR-HP-1', 2]);
    const before = await cartOf(shopper, id);
    const [{ uid }, design] = [before.itemsV2.items[0]!, before.available_gift_wrappings[1]!];
    await shopper.must(UPDATE, {
      id,
      item: { cart_item_uid: uid, quantity: 2, gift_message: message, gift_wrapping_id: design.uid },
    });
    await shopper.must(UPDATE, { id, item: { cart_item_uid: uid, quantity: 3 } });
    const cart = await cartOf(shopper, id);
    expect(cart.itemsV2.items[0]).toMatchObject({
      gift_message: message,
      gift_wrapping: { design: design.design },
      product: { gift_message_available: true, gift_wrapping_available: true, gift_wrapping_price: null },
    });
    expect(cart.prices.gift_options['gift_wrapping_for_items_incl_tax']?.value).toBe(3 * design.price.value);
  });
});

it('stays a gift as an order, on its page, its mail and its invoice (orders-16)', async () => {
  const shopper = makeShopper();
  await shopper.signIn('asha@example.com');
  const { id, design } = await wrappedCart(shopper);
  await shopper.readyToPlace(id, 'cashondelivery');
  const number = await shopper.place(id);
  const { customer } = await shopper.must<{ customer: { orders: { items: Record<string, unknown>[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
       gift_message { from to message } gift_wrapping { design } gift_receipt_included printed_card_included
       items { gift_message { message } gift_wrapping { design } }
       total { grand_total { value } subtotal { value } total_shipping { value } payment_surcharge { value }
         discounts { amount { value } } gift_options { gift_wrapping_for_order_incl_tax { value } printed_card_incl_tax { value } } }
     } } } }`,
    { number },
  );
  expect(customer.orders.items[0]).toMatchObject({
    gift_message: message,
    gift_wrapping: { design: design.design },
    gift_receipt_included: true,
    printed_card_included: true,
    items: [{ gift_message: null, gift_wrapping: null }],
    total: {
      gift_options: {
        gift_wrapping_for_order_incl_tax: { value: design.price.value },
        printed_card_incl_tax: { value: 29 },
      },
    },
  });
  const inbox = await (await shopper.sandbox.fetch(new Request('http://sandbox.test/inbox'))).text();
  expect(inbox).toContain(`Gift wrapping: ${design.design}`);
  expect(inbox).toContain('Gift message from Asha to Ravi:');
});
