import { row, rows } from '../database.ts';
import { paise } from '../money.ts';
import { basePrice, bundleItems, bundleOf } from './bundles.ts';
import type { ProductRow } from './findProducts.ts';
import { type Buyer, hasOwnPrice, pricedAlone, totalsOf } from './pricedInView.ts';

const least = (list: readonly number[]) => Math.min(...list);
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** Whether a bundle or group, or a part of it, costs its buyer something else than everybody. */
function isRepriced({ db, storeView, programme }: Buyer, { id }: ProductRow): boolean {
  if (programme !== null) return true;
  const own = row(
    db,
    `SELECT 1 FROM product_in_view WHERE product_in_view.view = ?1 AND ${hasOwnPrice} AND product_id IN (
       SELECT ?2 UNION SELECT linked_id FROM grouped_link WHERE product_id = ?2
       UNION SELECT bundle_selection.product_id FROM bundle_selection JOIN bundle_option ON bundle_option.id = option_id
       WHERE bundle_option.product_id = ?2)`,
    storeView.code,
    id,
  );
  return own !== undefined;
}

/** What a bundle costs at least and at most, from what its parts cost. */
function bundlePriced(buyer: Buyer, product: ProductRow): ProductRow {
  const items = bundleItems(product, buyer).filter(({ options }) => options.length > 0);
  if (items.length === 0) return product;
  const owner = pricedAlone(buyer, product);
  const base = basePrice(bundleOf(buyer.db, product.id)!, owner);
  const total = (which: 'regular_price' | 'final_price', own: number) => {
    const cheapest = ({ price_range: { minimum_price: price } }: (typeof items)[number]) => paise(price[which].value);
    const needed = items.filter(({ required }) => required).map(cheapest);
    const fewest = needed.length > 0 || base.final > 0 ? sum(needed) : least(items.map(cheapest));
    const most = sum(items.map(({ price_range: { maximum_price: price } }) => paise(price[which].value)));
    return [own + fewest, own + most] as const;
  };
  const [[min_regular, max_regular], [min_final, max_final]] = [
    total('regular_price', base.regular),
    total('final_price', base.final),
  ];
  return { ...owner, min_regular, min_final, max_regular, max_final };
}

/** What a group costs at least and at most, likewise. */
function groupPriced(buyer: Buyer, product: ProductRow): ProductRow {
  const members = rows<ProductRow>(
    buyer.db,
    'SELECT product.* FROM grouped_link JOIN product ON product.id = linked_id WHERE grouped_link.product_id = ?',
    product.id,
  ).map(member => pricedAlone(buyer, member));
  return members.length === 0 ? product : { ...product, ...totalsOf(members) };
}

/** What the page of a product asks for before anything is chosen: of a group its members, each in its own number. */
export function shownPriceOf(buyer: Buyer, product: ProductRow): number {
  const least = pricedFor(buyer, product).min_final;
  if (product.type !== 'grouped') return least;
  const members = rows<ProductRow & { pieces: number }>(
    buyer.db,
    `SELECT product.*, grouped_link.quantity AS pieces FROM grouped_link JOIN product ON product.id = linked_id
     WHERE grouped_link.product_id = ? AND salable = 1`,
    product.id,
  );
  return sum(members.map(member => pricedAlone(buyer, member).min_final * member.pieces)) || least;
}

/** A product of any type with the prices that its buyer pays, from a row as the database has it (catalogue-25). */
export function pricedFor(buyer: Buyer, product: ProductRow): ProductRow {
  if (product.type !== 'bundle' && product.type !== 'grouped') return pricedAlone(buyer, product);
  if (!isRepriced(buyer, product)) return product;
  return product.type === 'bundle' ? bundlePriced(buyer, product) : groupPriced(buyer, product);
}
