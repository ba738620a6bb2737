import type { CartDetails, CartItem } from '@shop/commerce-client';
import { lineKey, skuOf } from './cartLines.ts';

/** A line as it stands by now; undefined when it has gone. */
export function lineNow(details: CartDetails | null, line: CartItem | undefined): CartItem | undefined {
  return line && details?.items.find(other => lineKey(other) === lineKey(line));
}

/** Pieces in the cart by sku. */
export function quantitiesBySku(details: Pick<CartDetails, 'items'>): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const line of details.items) quantities[skuOf(line)] = (quantities[skuOf(line)] ?? 0) + line.quantity;
  return quantities;
}
