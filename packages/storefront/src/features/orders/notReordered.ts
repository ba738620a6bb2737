import type { Order } from './orderQueries.ts';

interface Refusal {
  message: string;
  path: readonly (string | null)[];
}

/**
 * The lines of an order that could not be bought again, by name, with why. Back ends name a line by its sku, in the path
 * of the error or in its message; where they do not, their message stands alone.
 */
export function notReordered(refusals: readonly (Refusal | null)[], items: Order['items']): string[] {
  const named = refusals.flatMap(refusal => {
    if (!refusal) return [];
    const { message, path } = refusal;
    // One that says the name itself needs no other.
    const isNamed = items?.some(item => item?.product_name && message.includes(item.product_name));
    const line = items?.find(item => {
      const sku = item?.product_sku;
      return sku !== undefined && (path.includes(sku) || message.includes(sku) || path.includes(item?.id ?? ''));
    });
    const why = message.replace(/\.$/, '');
    return [line?.product_name && !isNamed ? `${line.product_name} (${why})` : why];
  });
  return [...new Set(named)];
}
