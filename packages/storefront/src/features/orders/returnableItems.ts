import type { OrderReturns } from './returnQueries.ts';

/** An item that may go back. */
export interface ReturnableItem {
  id: string;
  name: string;
  /** Most pieces. */
  most: number;
}

/** What of an order may still go back: what was bought without what was asked for already. */
export const returnableItems = ({
  items_eligible_for_return: items,
}: Pick<OrderReturns, 'items_eligible_for_return'>): ReturnableItem[] =>
  (items ?? []).flatMap(item => {
    if (!item) return [];
    const most =
      (item.quantity_ordered ?? 0) - Math.max(item.quantity_return_requested ?? 0, item.quantity_returned ?? 0);
    return most > 0 ? [{ id: item.id, name: item.product_name ?? '', most }] : [];
  });
