// chunk: paying
import type { PlacedOrder } from '@shop/state';

/**
 * The page of an order's payment, where its gateway sends the shopper back to (payment-06) and where it is shown what
 * came of it (payment-12).
 */
export const returnPath = ({ method, orderNumber }: Pick<PlacedOrder, 'method' | 'orderNumber'>): string =>
  `/${method}/checkout/success/${orderNumber}`;
