import type { Handler } from 'hono';

export interface PaymentReturnOptions {
  commerceUrl: string;
  fetch: typeof fetch;
  /** ms */
  timeout: number;
}

const confirm =
  'mutation confirmReturn($input:SetRzpPaymentDetailsForOrderInput){setRzpPaymentDetailsForOrder(input:$input){order{order_number}}}';
/** Of an order, or of a bill's payment, which has a letter before it (bills-06). */
const orderNumber = /^B?[0-9]{1,32}$/;

/**
 * A gateway that posts the shopper back. Razorpay's signed answer goes to the back end, which alone decides; then the
 * shopper is sent to the same address by GET, where the page asks the back end what became of the payment. A
 * confirmation that fails or is refused changes nothing here: the page asks again.
 */
export function paymentReturn({ commerceUrl, fetch, timeout }: PaymentReturnOptions): Handler {
  return async c => {
    const gateway = c.req.param('gateway');
    const order = c.req.param('order') ?? '';
    if (!orderNumber.test(order)) return c.text('Not found', 404);
    if (gateway === 'razorpay') {
      const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
      const payment = form['razorpay_payment_id'];
      const signature = form['razorpay_signature'];
      if (typeof payment === 'string' && typeof signature === 'string') {
        const input = { order_id: order, rzp_payment_id: payment, rzp_signature: signature };
        await fetch(`${commerceUrl}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: confirm, variables: { input } }),
          signal: AbortSignal.timeout(timeout),
        }).catch(() => undefined);
      }
    }
    c.header('cache-control', 'no-store');
    return c.redirect(`/${gateway}/checkout/success/${order}`, 303);
  };
}
