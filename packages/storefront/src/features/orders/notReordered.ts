import type { AddedItem } from '@shop/state';
import type { Order } from './orderQueries.ts';

interface Refusal {
  message: string;
  path: readonly (string | null)[];
}

type OrderItem = NonNullable<NonNullable<Order['items']>[number]>;

/** Whether a refusal is about a line: back ends name it by its sku or id. */
const isAbout = ({ message, path }: Refusal, { id, product_sku: sku }: OrderItem): boolean =>
  sku !== undefined && sku !== null && (path.includes(sku) || message.includes(sku) || path.includes(id ?? ''));

/** The lines of an order that are in the cart again. */
export const reordered = (refusals: readonly (Refusal | null)[], items: Order['items']): AddedItem[] =>
  (items ?? []).flatMap(item =>
    item?.product_sku && !refusals.some(refusal => refusal && isAbout(refusal, item))
      ? [{ sku: item.product_sku, quantity: item.quantity_ordered ?? 1 }]
      : [],
  );

/**
 * The lines of an order that could not be bought again, by name, with why. Back ends name a line by its sku, in the path
 * of the error or in its message; where they do not, their message stands alone.
 */
export function notReordered(refusals: readonly (Refusal | null)[], items: Order['items']): string[] {
  const named = refusals.flatMap(refusal => {
    if (!refusal) return [];
    const { message } = refusal;
    // One that says the name itself needs no other.
    const isNamed = items?.some(item => item?.product_name && message.includes(item.product_name));
    const line = items?.find(item => item && isAbout(refusal, item));
    const why = message.replace(/\.$/, '');
    return [line?.product_name && !isNamed ? `${line.product_name} (${why})` : why];
  });
  return [...new Set(named)];
}
