import { skuOf } from '@shop/state';
import type { CartDetails, CartItem } from '@shop/commerce-client';
import type { Basket, Item } from './events.ts';

/** Rupees, without what sums of fractions leave behind. */
export const rupees = (value: number): number => Math.round(value * 100) / 100;

/** Products with what they cost together. */
export const basketOf = (items: Item[]): Basket => ({
  currency: 'INR',
  value: rupees(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0)),
  items,
});

/** A line of the cart as a product. */
export function lineItem(line: CartItem, quantity: number = line.quantity): Item {
  const { product, prices } = line;
  const price = prices?.price_including_tax?.value ?? prices?.price.value ?? undefined;
  return {
    item_id: product.sku ?? undefined,
    item_name: product.name ?? undefined,
    item_brand: product.brand_code ?? undefined,
    item_category: product.categories?.[0]?.name ?? undefined,
    item_variant: 'configured_variant' in line ? skuOf(line) : undefined,
    price,
    quantity,
  };
}

export const cartBasket = ({ items }: Pick<CartDetails, 'items'>): Basket =>
  basketOf(items.map(line => lineItem(line)));

/** What is known of products from the pages and carts that were shown. */
export interface KnownItems {
  learn(items: readonly Item[]): void;
  /** A product by its sku, with all that is known of it; by the sku alone where nothing is. */
  find(sku: string, quantity?: number): Item;
}

/** Products that are remembered. */
const most = 500;

export function knownItems(): KnownItems {
  const known = new Map<string, Item>();
  return {
    learn(items) {
      for (const { quantity: _quantity, index: _index, item_variant: _variant, ...item } of items)
        if (item.item_id !== undefined) known.set(item.item_id, item);
      for (const sku of known.keys()) {
        if (known.size <= most) break;
        known.delete(sku);
      }
    },
    find: (sku, quantity) => ({ ...(known.get(sku) ?? { item_id: sku }), ...(quantity !== undefined && { quantity }) }),
  };
}
