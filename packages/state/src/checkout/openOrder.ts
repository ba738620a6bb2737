import type { Persistence } from '../persistence/createPersistence.ts';
import type { OpenOrder } from '../persistence/storedValues.ts';

/** True while an order that came from this cart is unsettled or unpaid: the server keeps the cart locked. */
export function isCartLocked(persistence: Persistence, cartId: string): boolean {
  return persistence.get('openOrder')?.cartId === cartId;
}

/** An order that the server knows by its printed number. */
export type PlacedOrder = OpenOrder & { orderId: string; orderNumber: string };

export function isPlaced(order: OpenOrder): order is PlacedOrder {
  return order.orderId !== undefined && order.orderNumber !== undefined;
}

/**
 * What the server says about the payment of an order:
 * - `unpaid`: nothing is under way; it may be paid now.
 * - `pending`: the bank has not decided, or nobody can say: the money may still come, so it is not paid again.
 * - `refused`, `closed`: it did not go through, because of the bank or of the shopper; the order goes back to its cart.
 */
export type PaymentVerdict = 'paid' | 'pending' | 'unpaid' | 'refused' | 'closed';

/** What flows ask of the gateway of an order, whichever it is. */
export interface GatewayPort {
  /**
   * What became of the payment, as the server says. The address of a return point is never believed (payment-07).
   *
   * @throws when the server cannot be asked, or refuses to say.
   */
  status(order: PlacedOrder): Promise<PaymentVerdict>;
}
