import { graphql } from '../graphql.ts';

/**
 * orderNumber is the printed number; cartId the masked id of the cart that the order came from, by which a guest proves
 * that the order is theirs; referrer the address of the page that pays.
 */
export const PlaceRazorpayOrder = graphql(`
  mutation placeRazorpayOrder($orderNumber: String!, $cartId: String!, $referrer: String!) {
    placeRazorpayOrder(order_id: $orderNumber, cart_id: $cartId, referrer: $referrer) {
      success
      message
      order_id
      rzp_order_id
      amount
      currency
    }
  }
`);

export const SetRazorpayPaymentDetails = graphql(`
  mutation setRzpPaymentDetailsForOrder($orderNumber: String!, $paymentId: String!, $signature: String!) {
    setRzpPaymentDetailsForOrder(
      input: { order_id: $orderNumber, rzp_payment_id: $paymentId, rzp_signature: $signature }
    ) {
      order { order_number }
    }
  }
`);

export const CreateCashfreeSession = graphql(`
  mutation createCashfreePaymentSession($orderNumber: String!, $cartId: String!, $returnUrl: String!) {
    createCashfreePaymentSession(order_id: $orderNumber, cart_id: $cartId, return_url: $returnUrl) {
      success
      message
      order_id
      cashfree_order
      payment_session_id
      environment
      order_amount
      order_currency
    }
  }
`);

export const ConfirmCashfreePayment = graphql(`
  mutation confirmCashfreePayment($orderNumber: String!, $cartId: String!) {
    confirmCashfreePayment(order_id: $orderNumber, cart_id: $cartId) {
      status
      order_number
      transaction_id
      message
    }
  }
`);

export const ResetCart = graphql(`
  mutation resetCart($orderNumber: String!, $cartId: String!) { resetCart(order_id: $orderNumber, cart_id: $cartId) { success } }
`);
