import { delhiByRest, makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';

const free = { shipping_carrier_code: 'freeshipping', shipping_method_code: 'freeshipping' };

/** A body of shipping-information, free shipping to Delhi, with changes. */
export const shipping = (change: Record<string, unknown> = {}) => ({
  addressInformation: { shipping_address: delhiByRest, billing_address: delhiByRest, ...free, ...change },
});

/** A body of payment-information: cash on delivery. */
export const cash = {
  email: 'meera@example.com',
  paymentMethod: { method: 'cashondelivery', additional_data: { payment_method_nonce: 'x' } },
};

/** Path of a call about a guest's cart. */
export const guestPath = (id: string, call: string) => `/V1/guest-carts/${id}/${call}`;

/** A customer who has signed in, and her cart with one phone. */
export async function ashaWithCart() {
  const asha = makeShopper();
  await asha.signIn('asha@example.com');
  return { asha, id: await asha.cartWith(['NIL-PH-2', 1]) };
}

/** The order that a cart became. */
export const orderOf = async (shopper: Shopper, id: string) =>
  (
    await shopper.must<{ orderOfCart: { number: string; entity_id: number } }>(
      'query ($id: String!) { orderOfCart(cart_id: $id) { number entity_id } }',
      { id },
    )
  ).orderOfCart;
