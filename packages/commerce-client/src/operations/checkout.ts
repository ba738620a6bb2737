import { graphql } from '../graphql.ts';
import { CartDetailsFragment } from './cart.ts';

/**
 * Who orders, where it goes and where the bill goes, in one request: mutations of a document run one after another, in
 * its order. The last one reads the cart that comes of it, with the methods of the address.
 */
export const SetAddresses = graphql(
  `
    mutation setShippingAddressesOnCart(
      $cartId: String!, $isGuest: Boolean!, $email: String!, $isDelivered: Boolean!, $address: CartAddressInput, $billingAddress: BillingAddressInput!
    ) {
      setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) @include(if: $isGuest) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) @include(if: $isDelivered) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billingAddress }) { cart { ...CartDetails } }
    }
  `,
  [CartDetailsFragment],
);

export const SetShippingMethod = graphql(
  `
    mutation setShippingMethodsOnCart($cartId: String!, $carrierCode: String!, $methodCode: String!) {
      setShippingMethodsOnCart(
        input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrierCode, method_code: $methodCode }] }
      ) {
        cart { ...CartDetails }
      }
    }
  `,
  [CartDetailsFragment],
);

export const SetPaymentMethod = graphql(
  `
    mutation setPaymentMethodOnCart($cartId: String!, $code: String!) {
      setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: $code } }) { cart { ...CartDetails } }
    }
  `,
  [CartDetailsFragment],
);

export const GetOrderOfCart = graphql(`
  query orderOfCart($cartId: String!) {
    orderOfCart(cart_id: $cartId) {
      entity_id
      number
      status
      payment_method_code
      grand_total { currency value }
    }
  }
`);
