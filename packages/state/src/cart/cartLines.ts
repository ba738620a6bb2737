import type { CartDetails, CartItem } from '@shop/commerce-client';

/** The sku that is really bought: of a configurable line, the variant's. */
export function skuOf(line: CartItem): string {
  return ('configured_variant' in line ? line.configured_variant.sku : line.product.sku) ?? '';
}

/** Pieces in the cart by sku. */
export function quantitiesBySku(details: Pick<CartDetails, 'items'>): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const line of details.items) quantities[skuOf(line)] = (quantities[skuOf(line)] ?? 0) + line.quantity;
  return quantities;
}
