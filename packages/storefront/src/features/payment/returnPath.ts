import type { PlacedOrder } from '@shop/state';

/** Where a gateway sends the shopper back to (payment-06). */
export const returnPath = ({ method, orderNumber }: Pick<PlacedOrder, 'method' | 'orderNumber'>): string =>
  `/${method}/checkout/success/${orderNumber}`;

/** The page of an order's payment: where it stands, and what the shopper can do about it (payment-12). */
export const paymentPath = (orderNumber: string): string => `/checkout/payment/${orderNumber}`;
