import { graphql } from '../graphql.ts';
import { CartDetailsFragment, CartTriggerFragment } from './cart.ts';

/**
 * One document for lines of every kind: parentSku is for a configurable one only, the options for those that have some.
 */
export const AddItemToCart = graphql(
  `
  mutation addItem($cartId: String!, $parentSku: String, $sku: String!, $quantity: Float!, $selectedOptions: [ID], $enteredOptions: [EnteredOptionInput]) {
    addProductsToCart(
      cartId: $cartId
      cartItems: [{ parent_sku: $parentSku, sku: $sku, quantity: $quantity, selected_options: $selectedOptions, entered_options: $enteredOptions }]
    ) {
      cart { ...CartTrigger }
      user_errors { code message }
    }
  }
`,
  [CartTriggerFragment],
);

/** Several lines by one call, with what is in the cart then: the reasons do not say whose they are. */
export const AddItemsToCart = graphql(
  `
  mutation addItems($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      cart {
        ...CartTrigger
        items {
          uid
          quantity
          product { uid sku }
          ... on ConfigurableCartItem { configured_variant { uid sku } }
        }
      }
      user_errors { code message }
    }
  }
`,
  [CartTriggerFragment],
);

export const UpdateItem = graphql(`
  mutation updateItem($cartId: String!, $itemId: ID!, $quantity: Float!) {
    updateCartItems(input: { cart_id: $cartId, cart_items: [{ cart_item_uid: $itemId, quantity: $quantity }] }) {
      cart { id }
      errors { code message }
    }
  }
`);

export const RemoveItem = graphql(`
  mutation removeItem($cartId: String!, $itemId: ID!) {
    removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $itemId }) { cart { id } }
  }
`);

export const ApplyCoupon = graphql(`
  mutation applyCoupon($cartId: String!, $code: String!) {
    applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) { cart { id } }
  }
`);

/** Which coupons a cart has, to find out what became of one whose answer was lost. */
export const GetAppliedCoupons = graphql(`
  query getAppliedCoupons($cartId: String!) { cart(cart_id: $cartId) { id applied_coupons { code } } }
`);

export const RemoveCoupon = graphql(`
  mutation removeCoupon($cartId: String!) {
    removeCouponFromCart(input: { cart_id: $cartId }) { cart { id } }
  }
`);

export const MergeCarts = graphql(
  `
    mutation mergeCarts($source: String!, $destination: String!) {
      mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { ...CartDetails }
    }
  `,
  [CartDetailsFragment],
);

export const GetGiftCardAccount = graphql(`
  query giftCardAccount($giftCardCode: String!) {
    giftCardAccount(input: { gift_card_code: $giftCardCode }) { code balance { currency value } expiration_date }
  }
`);

/** Says all of what a cart is given as: what is left out is taken away. */
export const SetGiftOptions = graphql(`
  mutation setGiftOptions($cartId: String!, $message: GiftMessageInput, $wrappingId: ID, $receipt: Boolean!, $card: Boolean!) {
    setGiftOptionsOnCart(input: { cart_id: $cartId, gift_message: $message, gift_wrapping_id: $wrappingId, gift_receipt_included: $receipt, printed_card_included: $card }) {
      cart { id }
    }
  }
`);

export const ApplyGiftCard = graphql(`
  mutation applyGiftCard($cartId: String!, $code: String!) {
    applyGiftCardToCart(input: { cart_id: $cartId, gift_card_code: $code }) { cart { id } }
  }
`);

export const RemoveGiftCard = graphql(`
  mutation removeGiftCard($cartId: String!, $code: String!) {
    removeGiftCardFromCart(input: { cart_id: $cartId, gift_card_code: $code }) { cart { id } }
  }
`);

/** Without a number of points: as many as the customer has and the cart takes. */
export const ApplyCoins = graphql(`
  mutation applyCoins($cartId: String!) { applyMwRewardPointsToCart(input: { cart_id: $cartId }) { cart { id } } }
`);

export const RemoveCoins = graphql(`
  mutation removeCoins($cartId: String!) { removeMwRewardPointsFromCart(input: { cart_id: $cartId }) { cart { id } } }
`);

export const GetCustomerCart = graphql(
  `
    query getCustomerCart { customerCart { ...CartDetails } }
  `,
  [CartDetailsFragment],
);
