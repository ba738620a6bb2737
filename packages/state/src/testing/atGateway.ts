import { paymentOptions } from '../checkout/paymentOptions.ts';
import { submitPaymentMethod } from '../checkout/submitMethods.ts';
import { submitOrder } from '../checkout/submitOrder.ts';
import { readyToOrder } from './readyToOrder.ts';

/** A shopper who has placed an order and is at the gateway. */
export async function atGateway(pg: 'razorpay' | 'cashfree', instead?: 'razorpay' | 'cashfree') {
  const shop = await readyToOrder(pg);
  const option = paymentOptions.find(other => other.pg === pg);
  if (option && instead) await shop.dispatch(submitPaymentMethod({ ...option, instead }));
  const placed = await shop.dispatch(submitOrder());
  shop.commerce.calls.splice(0);
  return { ...shop, placed, number: shop.cart.order?.number ?? '' };
}
