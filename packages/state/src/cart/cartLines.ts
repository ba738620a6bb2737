import type { CartDetails, CartItem } from '@shop/commerce-client';
import { answersInput } from './answersInput.ts';

/** The sku that is really bought: of a configurable line, the variant's. */
export function skuOf(line: CartItem): string {
  return ('configured_variant' in line ? line.configured_variant.sku : line.product.sku) ?? '';
}

/**
 * What a line is known by as long as it is in the cart: a configurable one gets another uid with each change. Two of the
 * same variant differ in what was answered to their customisable options.
 */
export function lineKey(line: CartItem): string {
  const sku = 'configured_variant' in line && line.configured_variant.sku;
  if (!sku) return line.uid;
  return line.answers?.length ? `${sku} ${JSON.stringify(answersInput(line.answers))}` : sku;
}

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
