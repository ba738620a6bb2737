import { cityNotFound } from '@shop/messages/delivery';
import * as text from '@shop/messages/errors';
import type { CommerceClient } from '../createCommerceClient.ts';
import { CommerceError } from '../CommerceError.ts';
import {
  GetCityByPincode,
  GetOrderOfCart,
  SetBillingAddress,
  SetGuestEmail,
  SetPaymentMethod,
  SetShippingAddress,
  SetShippingMethod,
} from '../operations/checkout.ts';
import type { CommercePort } from '../port.ts';
import type { RestClient } from '../rest/createRestClient.ts';
import { toCartAddress, toRestAddress } from './addresses.ts';
import { present } from './expectations.ts';

type CheckoutCalls = Pick<
  CommercePort,
  | 'setGuestEmail' | 'setShippingAddress' | 'setShippingMethod' | 'setBillingAddress' | 'setPaymentMethod'
  | 'saveShippingInformation' | 'placeOrder' | 'orderOfCart' | 'cityByPincode'
>;

export function checkoutCalls(client: CommerceClient, rest: RestClient): CheckoutCalls {
  /** Guests own a cart by its id, customers by their token (specification, section 6). */
  const cartPath = (cartId: string) =>
    client.session.token() ? '/carts/mine' : `/guest-carts/${encodeURIComponent(cartId)}`;

  return {
    async setGuestEmail(input) {
      await client.mutate(SetGuestEmail, input);
    },
    async setShippingAddress({ cartId, address }) {
      const answer = await client.mutate(SetShippingAddress, { cartId, address: toCartAddress(address) });
      const [first] = answer.setShippingAddressesOnCart?.cart.shipping_addresses ?? [];
      return (first?.available_shipping_methods ?? []).filter(method => method !== null);
    },
    async setShippingMethod(input) {
      await client.mutate(SetShippingMethod, input);
    },
    async setBillingAddress({ cartId, address }) {
      const billingAddress =
        address === 'same-as-shipping' ? { same_as_shipping: true } : { address: toCartAddress(address) };
      await client.mutate(SetBillingAddress, { cartId, billingAddress });
    },
    async setPaymentMethod(input) {
      await client.mutate(SetPaymentMethod, input);
    },
    async saveShippingInformation({ cartId, shippingAddress, billingAddress, carrierCode, methodCode }) {
      await rest.request(`${cartPath(cartId)}/shipping-information`, {
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
    },
    async placeOrder({ cartId, email, billingAddress, method, nonce }) {
      const id = await rest.request(`${cartPath(cartId)}/payment-information`, {
        method: 'POST',
        body: {
          cartId,
          ...(email && { email }),
          billingAddress: toRestAddress(billingAddress),
          paymentMethod: { method, ...(nonce && { additional_data: { payment_method_nonce: nonce } }) },
        },
      });
      if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id);
      throw new CommerceError({ problem: { kind: 'network', message: text.unreadable }, extra: id });
    },
    async orderOfCart(cartId) {
      const { orderOfCart } = await client.query(GetOrderOfCart, { cartId });
      return orderOfCart;
    },
    async cityByPincode(pincode) {
      const { getCityByPincode } = await client.query(GetCityByPincode, { pincode });
      return present(getCityByPincode, cityNotFound);
    },
  };
}
