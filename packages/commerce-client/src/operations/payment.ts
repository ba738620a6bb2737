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
