import { beforeAll, describe, expect, it } from 'vitest';
import { delhiByRest, makeShopper, type Shopper } from './testing/makeShopper.ts';

/** What Asha has: each is named by an id that a stranger may guess or have seen. */
interface Belongings {
  cartId: string;
  itemUid: string;
  orderNumber: string;
  orderId: string;
  wishlistId: string;
  addressId: number;
}

async function belongingsOf(asha: Shopper): Promise<Belongings> {
  await asha.signIn('asha@example.com');
  const cartId = await asha.cartWith(['NIL-PH-2', 1]);
  const found = await asha.must<{
    cart: { items: { uid: string }[] };
    customer: {
      addresses: { id: number }[];
      orders: { items: { id: string; number: string }[] };
      wishlists: { id: string }[];
    };
  }>(
    'query ($id: String!) { cart(cart_id: $id) { items { uid } } customer { addresses { id } orders { items { id number } } wishlists { id } } }',
    { id: cartId },
  );
  return {
    cartId,
    itemUid: found.cart.items[0]!.uid,
    orderNumber: found.customer.orders.items[0]!.number,
    orderId: found.customer.orders.items[0]!.id,
    wishlistId: found.customer.wishlists[0]!.id,
    addressId: found.customer.addresses[0]!.id,
  };
}

/** What a stranger asks for, with the ids above as variables. */
const refused: [what: string, query: string][] = [
  ['her cart', 'query ($cartId: String!) { cart(cart_id: $cartId) { email items { uid } } }'],
  ['what became of her cart', 'query ($cartId: String!) { orderOfCart(cart_id: $cartId) { number } }'],
  [
    'a line of her cart',
    'mutation ($cartId: String!, $itemUid: ID) { removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $itemUid }) { cart { id } } }',
  ],
  [
    'the order of her cart',
    'mutation ($cartId: String!) { placeOrder(input: { cart_id: $cartId }) { order { order_number } } }',
  ],
  ['her cart, merged', 'mutation ($cartId: String!) { mergeCarts(source_cart_id: $cartId) { id } }'],
  ['her cart, taken over', 'mutation ($cartId: String!) { assignCustomerToGuestCart(cart_id: $cartId) { id } }'],
  [
    'her address',
    'mutation ($addressId: Int!) { updateCustomerAddress(id: $addressId, input: { city: "Pune" }) { city } }',
  ],
  ['her address, deleted', 'mutation ($addressId: Int!) { deleteCustomerAddress(id: $addressId) }'],
  [
    'her wishlist',
    'mutation ($wishlistId: ID!) { addProductsToWishlist(wishlistId: $wishlistId, wishlistItems: [{ sku: "NIL-PH-2", quantity: 1 }]) { wishlist { id } } }',
  ],
  [
    'what she has ordered, in a cart',
    'mutation ($orderNumber: String!) { reorderItems(orderNumber: $orderNumber) { userInputErrors { message } } }',
  ],
  [
    'a return of what she has ordered',
    'mutation ($orderId: ID!) { requestReturn(input: { order_uid: $orderId, items: [] }) { return { uid } } }',
  ],
  [
    'her order, by what stands on it',
    'query ($orderNumber: String!) { guestOrder(input: { number: $orderNumber, email: "asha@example.com", lastname: "Rao" }) { id } }',
  ],
  [
    'what she wishes, in a cart',
    'mutation ($wishlistId: ID!) { addWishlistItemsToCart(wishlistId: $wishlistId) { status } }',
  ],
];

describe.each([
  ['a guest', undefined],
  ['another customer', 'ravi@example.com'],
])('what is somebody’s, to %s', (_, email) => {
  const asha = makeShopper();
  const stranger = makeShopper({}, asha.sandbox);
  let hers: Belongings;
  beforeAll(async () => {
    hers = await belongingsOf(asha);
    if (email) await stranger.signIn(email);
  });

  it.each(refused)('is refused: %s', async (_what, query) => {
    const { data, errors } = await stranger.ask(query, { ...hers });
    expect(errors).toHaveLength(1);
    expect(Object.values(data ?? {}).every(value => value === null)).toBe(true);
    expect(JSON.stringify(errors)).not.toMatch(/asha|Rao/i);
  });

  it('is refused through REST', async () => {
    for (const [method, call, body] of [
      ['GET', 'totals', undefined],
      ['GET', 'payment-information', undefined],
      [
        'POST',
        'payment-information',
        { email: 'eve@example.com', paymentMethod: { method: 'cashondelivery' }, billingAddress: delhiByRest },
      ],
      ['PUT', 'order', { paymentMethod: { method: 'cashondelivery' } }],
    ] as const) {
      expect(await stranger.rest(method, `/V1/guest-carts/${hers.cartId}/${call}`, body)).toMatchObject({
        status: 404,
      });
    }
  });

  it('stays as it was', async () => {
    expect(await belongingsOf(asha)).toEqual(hers);
  });
});

it('finds neither orders nor wishlists of somebody else by their number', async () => {
  const asha = makeShopper();
  const { orderNumber, wishlistId } = await belongingsOf(asha);
  const ravi = makeShopper({}, asha.sandbox);
  await ravi.signIn('ravi@example.com');
  const asked =
    'query ($orderNumber: String!, $wishlistId: ID!) { customer { orders(filter: { number: { eq: $orderNumber } ' +
    '}, scope: GLOBAL) { total_count items { number } } wishlist_v2(id: $wishlistId) { id } } }';
  expect(await ravi.must(asked, { orderNumber, wishlistId })).toEqual({
    customer: { orders: { total_count: 0, items: [] }, wishlist_v2: null },
  });
});
