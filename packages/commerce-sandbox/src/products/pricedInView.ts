import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';
import type { Programme } from '../programmes/institutes.ts';
import { lessFor } from '../programmes/programmePrices.ts';
import { type ProductRow, variantsOf } from './findProducts.ts';

/** At whose prices something is told or reckoned: in which store view, and for the people of which programme. */
export interface Buyer {
  db: DatabaseSync;
  /** The code '' has nobody's own prices. */
  storeView: { code: string };
  programme: Programme | null;
}

/** For who reads carts and looks at no price. */
export const noBuyer = (db: DatabaseSync): Buyer => ({ db, storeView: { code: '' }, programme: null });

/** SQL condition on `product_in_view`: the store view has a price or special price of its own. */
export const hasOwnPrice = '(product_in_view.price IS NOT NULL OR product_in_view.special_price IS NOT NULL)';

type Totals = Pick<ProductRow, 'min_regular' | 'min_final' | 'max_regular' | 'max_final'>;

/** What some products cost at least and at most: those of them that can be bought, or else all. At least one. */
export function totalsOf(products: readonly ProductRow[]): Totals {
  const sold = products.filter(({ salable }) => salable === 1);
  const counted = sold.length > 0 ? sold : products;
  return {
    min_regular: Math.min(...counted.map(product => product.min_regular)),
    min_final: Math.min(...counted.map(product => product.min_final)),
    max_regular: Math.max(...counted.map(product => product.max_regular)),
    max_final: Math.max(...counted.map(product => product.max_final)),
  };
}

/** A configurable product costs what its variants cost; its own price is that of the cheapest. */
function fromVariants({ db, storeView }: Pick<Buyer, 'db' | 'storeView'>, product: ProductRow): ProductRow {
  const isPriced =
    row(
      db,
      `SELECT 1 FROM product JOIN product_in_view ON product_id = product.id WHERE parent_id = ? AND product_in_view.view = ? AND ${hasOwnPrice}`,
      product.id,
      storeView.code,
    ) !== undefined;
  if (!isPriced) return product;
  const variants = variantsOf(db, product.id).map(variant => inView({ db, storeView }, variant));
  const { price, special_price } = variants.toSorted((one, other) => one.min_final - other.min_final)[0]!;
  return { ...product, price, special_price, ...totalsOf(variants) };
}

/**
 * Rule catalogue-25. A special price that is not below the price is none: so a store view can leave out an offer that
 * the others have.
 */
function inView({ db, storeView }: Pick<Buyer, 'db' | 'storeView'>, product: ProductRow): ProductRow {
  const own = row<Pick<ProductRow, 'special_price'> & { price: number | null }>(
    db,
    `SELECT price, special_price FROM product_in_view WHERE product_id = ? AND view = ? AND ${hasOwnPrice}`,
    product.id,
    storeView.code,
  );
  if (!own) return product;
  const price = own.price ?? product.price;
  const offer = own.special_price ?? product.special_price;
  const special = offer !== null && offer < price ? offer : null;
  const final = special ?? price;
  return {
    ...product,
    price,
    special_price: special,
    min_regular: price,
    min_final: final,
    max_regular: price,
    max_final: final,
  };
}

/**
 * A product that is neither bundle nor group with what its buyer pays: `price` and `special_price` of the store view,
 * and the range from `min_regular` to `max_final` with what a programme takes off, too. Of a bundle or group it is the
 * product's own price only. Takes a row as the database has it: a programme would take off twice.
 */
export function pricedAlone(buyer: Buyer, product: ProductRow): ProductRow {
  const priced = product.type === 'configurable' ? fromVariants(buyer, product) : inView(buyer, product);
  return lessFor(buyer.db, buyer.programme, priced);
}
