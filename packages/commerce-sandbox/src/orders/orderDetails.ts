import type { DatabaseSync } from 'node:sqlite';
import type { CartLine } from '../cart/cartLines.ts';
import type { GiftCardChoice } from '../cart/choices.ts';
import { chosenBundleOptions } from '../cart/lineOptions.ts';
import { giftCardProduct } from '../products/giftCardProducts.ts';

interface OrderedBundle {
  productType: 'bundle';
  /** Prices in paise for one piece. */
  options: {
    id: number;
    label: string;
    values: { id: number; name: string; sku: string; price: number; quantity: number }[];
  }[];
}

interface OrderedLinks {
  productType: 'downloadable';
  /** `file` is the path of a leaflet or an absolute address. */
  links: { id: number; title: string; position: number; file: string }[];
}

export interface OrderedGiftCard extends GiftCardChoice {
  type: 'virtual' | 'physical' | 'combined';
  /** Days; 0 is without end. */
  lifetime: number;
}

/** What was chosen for an item, kept as it was: the catalogue may change afterwards. */
export type OrderDetails = OrderedBundle | OrderedLinks | OrderedGiftCard;

export function orderDetails(db: DatabaseSync, line: CartLine): OrderDetails | null {
  const { choice, product } = line;
  if (choice?.productType === 'bundle') {
    return {
      productType: 'bundle',
      options: chosenBundleOptions(db, line).map(({ option, parts }) => ({
        id: option.id,
        label: option.title,
        values: parts.map(part => ({
          id: part.selectionId,
          name: part.product.name,
          sku: part.product.sku,
          price: part.price,
          quantity: part.quantity,
        })),
      })),
    };
  }
  if (choice?.productType === 'downloadable')
    return {
      productType: 'downloadable',
      links: line.links.map(({ id, title, position, file }) => ({ id, title, position, file })),
    };
  if (choice?.productType === 'giftcard') {
    const { type, lifetime } = giftCardProduct(db, product.id)!;
    return { ...choice, type, lifetime };
  }
  return null;
}

export const readDetails = ({ details }: { details: string | null }): OrderDetails | null =>
  details === null ? null : (JSON.parse(details) as OrderDetails);

const typePrefixes = { bundle: 'Bundle', downloadable: 'Downloadable', giftcard: 'GiftCard' } as const satisfies Record<
  OrderDetails['productType'],
  string
>;

/** How GraphQL's types of items begin for which something was chosen: BundleOrderItem, BundleInvoiceItem. */
export type TypePrefix = (typeof typePrefixes)[OrderDetails['productType']];

/** The one of an item; undefined for what is sold as it is. */
export function typePrefix(item: { details: string | null }): TypePrefix | undefined {
  const details = readDetails(item);
  return details ? typePrefixes[details.productType] : undefined;
}
