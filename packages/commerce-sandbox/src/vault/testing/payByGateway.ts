import type { Shopper } from '../../orders/testing/makeShopper.ts';
import { claim, submit, type Waiting } from '../../gateways/testing/payHelpers.ts';

/** What is saved, as the shop reads it. */
export interface Saved {
  public_hash: string;
  payment_method_code: string;
  type: string;
  details: string;
}

/** What a shopper has saved. */
export const savedBy = async (shopper: Shopper) =>
  (
    await shopper.must<{ customerPaymentTokens: { items: Saved[] } }>(
      '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }',
    )
  ).customerPaymentTokens.items;

/** Opens the gateway's payment of an order; answers the value by which its page names it. */
export async function openPayment(order: Waiting, gateway: 'razorpay' | 'cashfree'): Promise<string> {
  if (gateway === 'razorpay') {
    const { placeRazorpayOrder } = await order.shopper.must<{ placeRazorpayOrder: { rzp_order_id: string } }>(
      'mutation ($number: String, $cartId: String) { placeRazorpayOrder(order_id: $number, cart_id: $cartId, referrer: "https://shop.example/") { rzp_order_id } }',
      claim(order),
    );
    return placeRazorpayOrder.rzp_order_id;
  }
  const { createCashfreePaymentSession } = await order.shopper.must<{
    createCashfreePaymentSession: { payment_session_id: string };
  }>(
    'mutation ($number: String!, $cartId: String) { createCashfreePaymentSession(order_id: $number, cart_id: $cartId, return_url: "https://shop.example/back/{order_id}") { payment_session_id } }',
    claim(order),
  );
  return createCashfreePaymentSession.payment_session_id;
}

/** Pays an order on the gateway's page as a shopper does, with what the page's form has. */
export async function pay(
  order: Waiting,
  gateway: 'razorpay' | 'cashfree',
  fields: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  const payment = await openPayment(order, gateway);
  return submit(order, `/${gateway}/pay`, { order: payment, outcome: 'success', ...fields });
}
