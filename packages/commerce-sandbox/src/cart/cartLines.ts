import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import { finalPrice, productById, type ProductRow } from '../products/findProducts.ts';

/** What is wrong with a line that was fine when it was put into the cart. */
export type LineTrouble = 'out of stock' | 'too many';

/** A line of a cart. Money in paise. */
export interface CartLine {
  /** Cart item id. */
  id: number;
  quantity: number;
  /** What is sold: of a configurable product the variant. */
  product: ProductRow;
  /** The configurable product of a variant. */
  parent: ProductRow | undefined;
  /** For one piece, now. */
  price: number;
  /** For one piece, before any special price. */
  regularPrice: number;
  rowTotal: number;
  /** Handling charge of the whole line (specification, section 9: per unit × quantity). */
  handling: number;
  trouble: LineTrouble | undefined;
}

interface ItemRow {
  id: number;
  product_id: number;
  quantity: number;
}

/** The lines of a cart in the order in which they came. `missing` counts those whose product has gone from the catalogue. */
export function cartLines(db: DatabaseSync, cartId: number): { lines: CartLine[]; missing: number } {
  const items = rows<ItemRow>(db, 'SELECT id, product_id, quantity FROM cart_item WHERE cart_id = ? ORDER BY id', cartId);
  const lines = items.flatMap(item => {
    const product = productById(db, item.product_id);
    return product ? [cartLine(db, item, product)] : [];
  });
  return { lines, missing: items.length - lines.length };
}

function cartLine(db: DatabaseSync, { id, quantity }: ItemRow, product: ProductRow): CartLine {
  const price = finalPrice(product);
  return {
    id,
    quantity,
    product,
    parent: product.parent_id === null ? undefined : productById(db, product.parent_id),
    price,
    regularPrice: product.price,
    rowTotal: price * quantity,
    handling: (product.surcharge ?? 0) * quantity,
    trouble: product.stock === 0 ? 'out of stock' : quantity > product.stock ? 'too many' : undefined,
  };
}

export const isPhysical = (line: CartLine): boolean => line.product.type !== 'virtual';
