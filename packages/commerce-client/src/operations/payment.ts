import { graphql } from '../graphql.ts';

/**
 * What the gateway made of each attempt to pay an order, newest first. orderNumber is the printed number; cartId the
 * masked id of the cart that the order came from, by which a guest proves that the order is theirs.
 */
export const PaymentAttempts = graphql(`
  query paymentAttempts($orderNumber: String!, $cartId: String!) {
    paymentAttempts(order_id: $orderNumber, cart_id: $cartId) { id status }
  }
`);

export const ResetCart = graphql(`
  mutation resetCart($orderNumber: String!, $cartId: String!) { resetCart(order_id: $orderNumber, cart_id: $cartId) { success } }
`);

/** What the customer has saved to pay with, and which gateways take what was saved. */
export const GetSavedPayments = graphql(`
  query getSavedPayments {
    customerPaymentTokens { items { public_hash payment_method_code type details } }
    storeConfig { store_code razorpay_vault_active cashfree_vault_active }
  }
`);

/** Forgets one. `token` is its public hash. */
export const DeleteSavedPayment = graphql(`
  mutation deleteSavedPayment($token: String!) { deletePaymentToken(public_hash: $token) { result } }
`);
