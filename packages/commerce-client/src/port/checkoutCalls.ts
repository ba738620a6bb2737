import * as text from '@shop/messages/errors';
import type { CommerceClient } from '../createCommerceClient.ts';
import { CommerceError } from '../CommerceError.ts';
import { GetOrderOfCart, SetAddresses, SetPaymentMethod, SetShippingMethod } from '../operations/checkout.ts';
import type { CommercePort } from '../port.ts';
import type { RestClient } from '../rest/createRestClient.ts';
import { toCartAddress, toRestAddress } from './addresses.ts';
import { cartDetailsOf } from './cartDetails.ts';

type CheckoutCalls = Pick<
  CommercePort,
  'setAddresses' | 'setShippingMethod' | 'setPaymentMethod' | 'saveShippingInformation' | 'placeOrder' | 'orderOfCart'
>;

/** The segment, not the field `grand_total`, from which Magento takes the tax. */
function grandTotalOf(answer: unknown): number | undefined {
  const segments = (answer as { totals?: { total_segments?: { code?: unknown; value?: unknown }[] } } | null)?.totals
    ?.total_segments;
  const value = Array.isArray(segments) ? segments.find(segment => segment?.code === 'grand_total')?.value : undefined;
  return typeof value === 'number' ? value : undefined;
}

const unreadable = (extra: unknown) =>
  new CommerceError({ problem: { kind: 'network', message: text.unreadable }, extra });

export function checkoutCalls(client: CommerceClient, rest: RestClient): CheckoutCalls {
  /** Guests own a cart by its id, customers by their token (checkout-11). */
  const cartPath = (cartId: string) =>
    client.session.token() ? '/carts/mine' : `/guest-carts/${encodeURIComponent(cartId)}`;

  return {
    async setAddresses({ cartId, email, shippingAddress, billingAddress }) {
      const { setBillingAddressOnCart } = await client.mutate(SetAddresses, {
        cartId,
        isGuest: email !== undefined,
        email: email ?? '',
        isDelivered: shippingAddress !== null,
        address: shippingAddress && toCartAddress(shippingAddress),
        billingAddress:
          billingAddress === 'same-as-shipping'
            ? { same_as_shipping: true }
            : { address: toCartAddress(billingAddress) },
      });
      return cartDetailsOf(client, setBillingAddressOnCart?.cart);
    },
    async setShippingMethod(input) {
      const { setShippingMethodsOnCart } = await client.mutate(SetShippingMethod, input);
      return cartDetailsOf(client, setShippingMethodsOnCart?.cart);
    },
    async setPaymentMethod(input) {
      const { setPaymentMethodOnCart } = await client.mutate(SetPaymentMethod, input);
      return cartDetailsOf(client, setPaymentMethodOnCart?.cart);
    },
    async saveShippingInformation({ cartId, shippingAddress, billingAddress, carrierCode, methodCode }) {
      const answer = await rest.request(`${cartPath(cartId)}/shipping-information`, {
        method: 'POST',
        body: {
          addressInformation: {
            shipping_address: toRestAddress(shippingAddress),
            billing_address: toRestAddress(billingAddress),
            shipping_carrier_code: carrierCode,
            shipping_method_code: methodCode,
          },
        },
      });
      return grandTotalOf(answer);
    },
    async placeOrder({ cartId, email, billingAddress, method, nonce, grandTotal }) {
      const id = await rest.request(`${cartPath(cartId)}/payment-information`, {
        method: 'POST',
        body: {
          cartId,
          // Magento ignores what it does not know at the top of a body; a back end that knows it refuses another total.
          ...(grandTotal !== undefined && { grandTotal }),
          ...(email && { email }),
          billingAddress: toRestAddress(billingAddress),
          paymentMethod: { method, ...(nonce && { additional_data: { payment_method_nonce: nonce } }) },
        },
      });
      if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id);
      throw unreadable(id);
    },
    async orderOfCart(cartId) {
      const { orderOfCart } = await client.query(GetOrderOfCart, { cartId });
      // Nothing of it is an order: taken for one it would be shown as placed, or waited for at a gateway (checkout-10).
      if (orderOfCart?.number === '') throw unreadable(orderOfCart);
      return orderOfCart;
    },
  };
}
