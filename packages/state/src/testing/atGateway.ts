import type { GatewayCode } from '@shop/variant';
import { paymentOptions } from '../checkout/paymentOptions.ts';
import { submitPaymentMethod } from '../checkout/submitMethods.ts';
import { submitOrder } from '../checkout/submitOrder.ts';
import { readyToOrder } from './readyToOrder.ts';

/** A shopper who has placed an order and is at the gateway. */
export async function atGateway(pg: GatewayCode, instead?: GatewayCode) {
  const shop = await readyToOrder(pg);
  const option = paymentOptions.find(other => other.pg === pg);
  if (option && instead) await shop.dispatch(submitPaymentMethod({ ...option, instead }));
  const placed = await shop.dispatch(submitOrder());
  shop.commerce.calls.splice(0);
  return { ...shop, placed, number: shop.cart.order?.number ?? '' };
}
