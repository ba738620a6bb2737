import type { Persistence } from '../persistence/createPersistence.ts';
import type { OpenOrder } from '../persistence/storedValues.ts';

/** Payment methods that send the shopper to a gateway (payment-06). */
const gateways = new Set(['razorpay', 'cashfree']);

/** True for a payment method whose order is paid at a gateway, after it was placed. */
export function isGateway(method: string): boolean {
  return gateways.has(method);
}

/** True while an order that came from this cart is unsettled or unpaid: the server keeps the cart locked. */
export function isCartLocked(persistence: Persistence, cartId: string): boolean {
  return persistence.get('openOrder')?.cartId === cartId;
}

/** An order that the server knows by its printed number. */
export type PlacedOrder = OpenOrder & { orderId: string; orderNumber: string };

export function isPlaced(order: OpenOrder): order is PlacedOrder {
  return order.orderId !== undefined && order.orderNumber !== undefined;
}
