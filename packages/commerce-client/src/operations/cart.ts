import { graphql } from '../graphql.ts';

/** What a cart line shows of its product (client-12). */
export const CartProductFragment = graphql(`
  fragment CartProduct on ProductInterface @_unmask {
    __typename
    uid
    id
    sku
    name
    brand_code
    url_key
    url_suffix
    stock_status
    productsurcharge_fee
    categories { id name url_path url_suffix }
    thumbnail { url }
    small_image { url }
    price_range {
      minimum_price {
        regular_price { currency value }
        final_price { currency value }
        discount { amount_off }
      }
      maximum_price {
        final_price { currency value }
      }
    }
  }
`);

export const CartItemFragment = graphql(
  `
    fragment CartItemDetails on CartItemInterface @_unmask {
      __typename
      id
      uid
      quantity
      is_available
      not_available_message
      min_qty
      max_qty
      errors { code message }
      prices {
        price { currency value }
        price_including_tax { currency value }
        row_total { currency value }
        row_total_including_tax { currency value }
      }
      product { ...CartProduct }
      ... on SimpleCartItem { customizable_options { __typename } }
      ... on VirtualCartItem { customizable_options { __typename } }
      ... on ConfigurableCartItem {
        customizable_options { __typename }
        configurable_options {
          option_label
          value_label
          configurable_product_option_value_uid
        }
        configured_variant { uid sku name color size stock_status thumbnail { url } small_image { url } price_range { minimum_price { regular_price { value } } } }
      }
      ... on BundleCartItem {
        bundle_options { uid label values { uid label quantity } }
      }
      ... on DownloadableCartItem {
        links { uid title }
      }
      ... on GiftCardCartItem {
        sender_name
        recipient_name
        recipient_email
      }
    }
  `,
  [CartProductFragment],
);

/** The count that badges show (cart-09). */
export const CartTriggerFragment = graphql(`
  fragment CartTrigger on Cart @_unmask {
    id
    total_quantity
    total_summary_quantity_including_config
  }
`);

const CartAddressFragment = graphql(`
  fragment CartAddress on CartAddressInterface @_unmask {
    uid
    firstname
    lastname
    companyName: company
    street
    city
    region { code label region_id }
    postcode
    telephone
    country { code label }
  }
`);

const ShippingMethodFragment = graphql(`
  fragment OfferedShippingMethod on AvailableShippingMethod @_unmask {
    available
    carrier_code
    carrier_title
    method_code
    method_title
    error_message
    amount { currency value }
  }
`);

/** Everything that the cart page, checkout and the choice of payments read (client-12). */
export const CartDetailsFragment = graphql(
  `
    fragment CartDetails on Cart @_unmask {
      ...CartTrigger
      email
      is_virtual
      is_only_upi
      total_discount
      items { ...CartItemDetails }
      prices {
        grand_total { currency value }
        subtotal_excluding_tax { value }
        subtotal_including_tax { value }
        discounts { label amount { value } coupon { code } }
        handling_charge { value }
        payment_surcharge { value }
        gift_options {
          gift_wrapping_for_order_incl_tax { value }
          gift_wrapping_for_items_incl_tax { value }
          printed_card_incl_tax { value }
        }
      }
      gift_message { from to message }
      gift_wrapping { uid design }
      gift_receipt_included
      printed_card_included
      applied_coupons { code }
      applied_gift_cards { code applied_balance { value } current_balance { value } expiration_date }
      mw_applied_reward_points { points money { currency value } }
      available_payment_methods { code title surcharge { value } }
      selected_payment_method { code title }
      billing_address {
        ...CartAddress
      }
      shipping_addresses {
        ...CartAddress
        available_shipping_methods { ...OfferedShippingMethod }
        selected_shipping_method {
          carrier_code
          carrier_title
          method_code
          method_title
          amount { currency value }
        }
      }
    }
  `,
  [CartTriggerFragment, CartItemFragment, CartAddressFragment, ShippingMethodFragment],
);

export const CreateEmptyCart = graphql(`
  mutation createEmptyCart { createEmptyCart }
`);

/** Asks for the id only: it succeeds exactly when this session may use the cart. */
export const CheckCartAccess = graphql(`
  query checkCartAccess($cart_id: String!) { cart(cart_id: $cart_id) { id } }
`);

export const GetCartDetails = graphql(
  `
    query getCartDetails($cartId: String!) { cart(cart_id: $cartId) { ...CartDetails } }
  `,
  [CartDetailsFragment],
);

/** The answer to a customisable option of a product. */
export const CustomAnswerFragment = graphql(`
  fragment CustomAnswer on SelectedCustomizableOption @_unmask {
    customizable_option_uid
    label
    type
    values { customizable_option_value_uid label value }
  }
`);

/**
 * What was answered to the customisable options of a cart's lines, asked for where there are any: with it the cart is
 * more than Magento's own limit of complexity (300) lets through.
 */
export const GetCustomAnswers = graphql(
  `
    query getCustomAnswers($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        items {
          uid
          ... on SimpleCartItem { customizable_options { ...CustomAnswer } }
          ... on VirtualCartItem { customizable_options { ...CustomAnswer } }
          ... on ConfigurableCartItem { customizable_options { ...CustomAnswer } }
        }
      }
    }
  `,
  [CustomAnswerFragment],
);

/** `total_quantity` is for a back end that has only Magento's own count. */
export const GetItemCount = graphql(`
  query getItemCount($cartId: String!) {
    cart(cart_id: $cartId) { id total_quantity total_summary_quantity_including_config }
  }
`);
