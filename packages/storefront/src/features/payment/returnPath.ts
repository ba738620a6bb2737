import type { PlacedOrder } from '@shop/state';

/** Where a gateway sends the shopper back to (payment-06). */
export const returnPath = ({ method, orderNumber }: Pick<PlacedOrder, 'method' | 'orderNumber'>): string =>
  `/${method}/checkout/success/${orderNumber}`;
