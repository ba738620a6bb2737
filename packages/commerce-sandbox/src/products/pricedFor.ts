import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import { paise } from '../money.ts';
import type { Programme } from '../programmes/institutes.ts';
import { lessFor } from '../programmes/programmePrices.ts';
import { basePrice, bundleItems, bundleOf } from './bundles.ts';
import type { ProductRow } from './findProducts.ts';

const least = (list: readonly number[]) => Math.min(...list);
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** What a bundle costs at least and at most, from what its parts cost the people of a programme. */
function bundlePriced(db: DatabaseSync, programme: Programme, product: ProductRow): ProductRow {
  const items = bundleItems(product, db, programme).filter(({ options }) => options.length > 0);
  if (items.length === 0) return product;
  const base = basePrice(bundleOf(db, product.id)!, product).final;
  const cheapest = ({ price_range: { minimum_price: price } }: (typeof items)[number]) =>
    paise(price.final_price.value);
  const needed = items.filter(({ required }) => required).map(cheapest);
  const fewest = needed.length > 0 || base > 0 ? sum(needed) : least(items.map(cheapest));
  const most = sum(items.map(({ price_range: { maximum_price: price } }) => paise(price.final_price.value)));
  return { ...product, min_final: base + fewest, max_final: base + most };
}

/** What a group costs at least and at most, likewise. */
function groupPriced(db: DatabaseSync, programme: Programme, product: ProductRow): ProductRow {
  const members = rows<ProductRow>(
    db,
    'SELECT product.* FROM grouped_link JOIN product ON product.id = linked_id WHERE grouped_link.product_id = ?',
    product.id,
  );
  const sold = members.filter(({ salable }) => salable === 1);
  const priced = (sold.length > 0 ? sold : members).map(member => lessFor(db, programme, member));
  if (priced.length === 0) return product;
  return {
    ...product,
    min_final: least(priced.map(({ min_final }) => min_final)),
    max_final: Math.max(...priced.map(({ max_final }) => max_final)),
  };
}

/** A product with the prices that the people of a programme pay, at least and at most; as it is where there is none. */
export function pricedFor(db: DatabaseSync, programme: Programme | null, product: ProductRow): ProductRow {
  if (programme === null) return product;
  if (product.type === 'bundle') return bundlePriced(db, programme, product);
  if (product.type === 'grouped') return groupPriced(db, programme, product);
  return lessFor(db, programme, product);
}
