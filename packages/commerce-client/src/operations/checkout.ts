import { graphql } from '../graphql.ts';
import { ShippingMethodFragment } from './cart.ts';

export const SetGuestEmail = graphql(`
  mutation setGuestEmail($cartId: String!, $email: String!) {
    setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) { cart { id email } }
  }
`);

/** Reads the methods of the address that it sets. */
export const SetShippingAddress = graphql(
  `
    mutation setShippingAddressesOnCart($cartId: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
        cart {
          id
          shipping_addresses { available_shipping_methods { ...OfferedShippingMethod } }
        }
      }
    }
  `,
  [ShippingMethodFragment],
);

export const SetShippingMethod = graphql(`
  mutation setShippingMethodsOnCart($cartId: String!, $carrierCode: String!, $methodCode: String!) {
    setShippingMethodsOnCart(
      input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrierCode, method_code: $methodCode }] }
    ) {
      cart { id }
    }
  }
`);

export const SetBillingAddress = graphql(`
  mutation setBillingAddressOnCart($cartId: String!, $billingAddress: BillingAddressInput!) {
    setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billingAddress }) { cart { id } }
  }
`);

export const SetPaymentMethod = graphql(`
  mutation setPaymentMethodOnCart($cartId: String!, $code: String!) {
    setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: $code } }) { cart { id } }
  }
`);

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

export const GetCityByPincode = graphql(`
  query getCityByPincode($pincode: String!) {
    getCityByPincode(pincode: $pincode) {
      city
      region
      region_id
      delivery_days
      cash_on_delivery
      message
      success
    }
  }
`);

/** The states of India with the ids that this installation gave them. */
export const GetRegions = graphql(`
  query getRegions { country(id: "IN") { id available_regions { id code name } } }
`);
