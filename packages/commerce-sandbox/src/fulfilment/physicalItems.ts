import type { OrderItemRow } from '../orders/findOrder.ts';
import { readDetails } from '../orders/orderDetails.ts';

/** Whether an item is something that can be sent, and given back. */
export function isPhysical(item: OrderItemRow): boolean {
  const details = readDetails(item);
  if (details?.productType === 'giftcard') return details.type !== 'virtual';
  return item.type !== 'virtual' && item.type !== 'downloadable';
}

/** A gift card is money: it is spent, and never goes back. */
export const isGoods = (item: OrderItemRow): boolean => isPhysical(item) && item.type !== 'giftcard';
