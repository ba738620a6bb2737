import { CommerceError, graphql, type CommerceClient } from '@shop/commerce-client';
import { paymentNotOpened } from '@shop/messages/purchase';
import { isOutcomeUnknown, type PaymentVerdict, type PlacedOrder } from '@shop/state';
import { loadScript } from '../loadScript.ts';
import { byAttempts, opened } from './attempts.ts';
import { expectAmount } from './expectAmount.ts';
import type { Gateway, GatewayEnd, PaymentTools, StatusTools } from './Gateway.ts';
import { razorpayOptions, type RazorpayOptions } from './razorpayOptions.ts';

const PlaceRazorpayOrder = graphql(`
  mutation placeRazorpayOrder($orderNumber: String!, $cartId: String!, $referrer: String!) {
    placeRazorpayOrder(order_id: $orderNumber, cart_id: $cartId, referrer: $referrer) {
      success
      message
      rzp_order_id
      amount
      currency
    }
  }
`);

const SetRazorpayPaymentDetails = graphql(`
  mutation setRzpPaymentDetailsForOrder($orderNumber: String!, $paymentId: String!, $signature: String!) {
    setRzpPaymentDetailsForOrder(
      input: { order_id: $orderNumber, rzp_payment_id: $paymentId, rzp_signature: $signature }
    ) {
      order { order_number }
    }
  }
`);

const GetRazorpayConfig = graphql(`
  query getRazorpayConfig { storeConfig { store_code razorpay_key_id razorpay_merchant_name_override } }
`);

/** By its number, for its customer: of an order that was placed in another browser the cart is not known here. */
const GetPaidOrder = graphql(`
  query getPaidOrder($number: String!) {
    customer { orders(filter: { number: { eq: $number } }) { items { id status } } }
  }
`);

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open: () => unknown };
  }
}

async function keyOf(client: CommerceClient): Promise<{ key: string; name: string | null }> {
  const { storeConfig } = await client.query(GetRazorpayConfig, {});
  if (!storeConfig?.razorpay_key_id) throw new Error('razorpay: the back end names no key.');
  return { key: storeConfig.razorpay_key_id, name: storeConfig.razorpay_merchant_name_override };
}

async function open(order: PlacedOrder, tools: PaymentTools): Promise<GatewayEnd> {
  const { client, script, shop, option, customer, isWanted } = tools;
  const { orderNumber, cartId } = order;
  const [{ placeRazorpayOrder }, { key, name }] = await Promise.all([
    client.mutate(PlaceRazorpayOrder, { orderNumber, cartId, referrer: `${location.origin}/checkout` }),
    keyOf(client),
    loadScript(script, () => window.Razorpay !== undefined),
  ]);
  const Window = window.Razorpay;
  if (!Window) throw new Error('razorpay: checkout.js is not there.');
  const gatewayOrder = opened(placeRazorpayOrder, paymentNotOpened);
  expectAmount(order, gatewayOrder.amount);
  if (!isWanted()) return { kind: 'left' };
  return new Promise<GatewayEnd>(resolve => {
    const options = razorpayOptions({
      order,
      opened: gatewayOrder,
      key,
      shopName: name ?? shop.name,
      colour: shop.colour,
      method: option,
      customer,
      origin: location.origin,
      userAgent: navigator.userAgent,
      onPaid: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
        resolve({ kind: 'answered', proof: { paymentId, signature } }),
      onClosed: () => resolve({ kind: 'closed' }),
    });
    new Window(options).open();
  });
}

const paid = new Set(['processing', 'complete']);
const ended = new Set(['canceled', 'closed']);

async function statusOf(order: PlacedOrder, { client, commerce }: StatusTools): Promise<string | undefined> {
  if (!order.isElsewhere) return (await commerce.orderOfCart(order.cartId))?.status;
  const { customer } = await client.query(
    GetPaidOrder,
    { number: order.orderNumber },
    { requestPolicy: 'network-only' },
  );
  return customer?.orders?.items[0]?.status;
}

/** By the state of the order, whose name is a code or a label. No order any more: it was given back to its cart. */
async function byOrder(order: PlacedOrder, tools: StatusTools): Promise<PaymentVerdict> {
  const status = (await statusOf(order, tools))?.toLowerCase() ?? 'canceled';
  return paid.has(status) ? 'paid' : ended.has(status) ? 'closed' : byAttempts(order, tools.commerce);
}

/** Razorpay: a window over the page, or the return point in browsers that cannot keep one open. */
export const razorpay: Gateway = {
  start: open,
  // The back end gives the same order of the gateway again, in whose window one may try as often as one likes.
  resume: open,
  async status(order, tools) {
    const { orderNumber, proof } = order;
    const { paymentId, signature } = proof ?? {};
    if (paymentId === undefined || signature === undefined) return byOrder(order, tools);
    try {
      await tools.client.mutate(SetRazorpayPaymentDetails, { orderNumber, paymentId, signature });
      return 'paid';
    } catch (error) {
      // The proof may have been taken by an earlier attempt whose answer was lost, so the order has the last word.
      const verdict = await byOrder(order, tools);
      const isRefused = error instanceof CommerceError && !isOutcomeUnknown(error.problem);
      return verdict === 'unpaid' && isRefused ? 'refused' : verdict;
    }
  },
};
