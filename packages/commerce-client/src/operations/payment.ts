import { graphql } from '../graphql.ts';

/** orderNumber is the printed number; referrer the address of the page that pays. */
export const PlaceRazorpayOrder = graphql(`
  mutation placeRazorpayOrder($orderNumber: String!, $referrer: String!) {
    placeRazorpayOrder(order_id: $orderNumber, referrer: $referrer) {
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
  mutation createCashfreePaymentSession($orderNumber: String!, $returnUrl: String!) {
    createCashfreePaymentSession(order_id: $orderNumber, return_url: $returnUrl) {
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
  mutation confirmCashfreePayment($orderNumber: String!) {
    confirmCashfreePayment(order_id: $orderNumber) {
      status
      order_number
      transaction_id
      message
    }
  }
`);

export const ResetCart = graphql(`
  mutation resetCart($orderNumber: String!) { resetCart(order_id: $orderNumber) { success } }
`);
