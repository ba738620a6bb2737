import type { CartItem } from '@shop/commerce-client';
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
