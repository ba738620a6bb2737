import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { rupees } from '../money.ts';
import { encodeUid } from '../uid.ts';
import { type ProductRow, productById } from './findProducts.ts';
import { type Buyer, pricedAlone } from './pricedInView.ts';
import { priceRange } from './prices.ts';

/** A row of the table `bundle`. */
export interface BundleRow {
  dynamic_price: 0 | 1;
  dynamic_sku: 0 | 1;
  dynamic_weight: 0 | 1;
  as_low_as: 0 | 1;
  ships_together: 0 | 1;
  /** Of the price, what is paid. */
  percent: number;
}

export interface BundleOptionRow {
  id: number;
  title: string;
  type: 'select' | 'radio' | 'checkbox' | 'multi';
  required: 0 | 1;
  position: number;
}

/** A row of `bundle_selection`. `price` in paise, or with price_type "percent" in hundredths of a percent. */
export interface BundleSelectionRow {
  id: number;
  option_id: number;
  product_id: number;
  quantity: number;
  is_default: 0 | 1;
  can_change_quantity: 0 | 1;
  price: number;
  price_type: 'fixed' | 'percent';
  position: number;
}

export function bundleOf(db: DatabaseSync, productId: number): BundleRow | undefined {
  return row<BundleRow>(db, 'SELECT * FROM bundle WHERE product_id = ?', productId);
}

export function bundleOptions(db: DatabaseSync, productId: number): BundleOptionRow[] {
  return rows<BundleOptionRow>(db, 'SELECT * FROM bundle_option WHERE product_id = ? ORDER BY position, id', productId);
}

/** Selections of all options of a bundle, sold out ones too. */
export function bundleSelections(db: DatabaseSync, productId: number): BundleSelectionRow[] {
  return rows<BundleSelectionRow>(
    db,
    `SELECT bundle_selection.* FROM bundle_selection JOIN bundle_option ON bundle_option.id = option_id
     WHERE bundle_option.product_id = ? ORDER BY bundle_selection.position, bundle_selection.id`,
    productId,
  );
}

/** True for options of which several selections can be taken. */
export const takesMany = ({ type }: Pick<BundleOptionRow, 'type'>): boolean => type === 'checkbox' || type === 'multi';

/** Uid that puts so many pieces of a selection into a cart. */
export const selectionUid = (optionId: number, selectionId: number, quantity: number): string =>
  encodeUid(`bundle/${optionId}/${selectionId}/${quantity}`);

/**
 * What one piece of a selection costs within its bundle, in paise: before the special price, and now. Bundle and child
 * come as pricedAlone has them.
 */
export function selectionPrice(
  bundle: BundleRow,
  owner: ProductRow,
  selection: BundleSelectionRow,
  child: ProductRow,
): { regular: number; final: number } {
  const own =
    selection.price_type === 'percent' ? Math.round((owner.price * selection.price) / 10_000) : selection.price;
  const [regular, now] = bundle.dynamic_price ? [child.min_regular, child.min_final] : [own, own];
  return { regular, final: Math.round((now * bundle.percent) / 100) };
}

/** What a bundle of fixed price costs before anything is chosen, in paise. */
export function basePrice(bundle: BundleRow, owner: ProductRow): { regular: number; final: number } {
  return bundle.dynamic_price
    ? { regular: 0, final: 0 }
    : { regular: owner.price, final: Math.round((owner.price * bundle.percent) / 100) };
}

/**
 * BundleProduct.items. As in Magento, selections that cannot be bought are left out, and a selection of a dynamic
 * bundle has no price of its own: ask its product.
 */
export function bundleItems(product: ProductRow, buyer: Buyer) {
  const { db } = buyer;
  const owner = pricedAlone(buyer, product);
  const bundle = bundleOf(db, owner.id)!;
  const byOption = Map.groupBy(bundleSelections(db, owner.id), selection => selection.option_id);
  return bundleOptions(db, owner.id).map(option => {
    const sold = (byOption.get(option.id) ?? [])
      .map(selection => ({ selection, child: productById(db, selection.product_id)! }))
      .filter(({ selection, child }) => child.stock >= selection.quantity);
    const prices = sold.map(({ selection, child }) => {
      const { regular, final } = selectionPrice(bundle, owner, selection, pricedAlone(buyer, child));
      return { regular: regular * selection.quantity, final: final * selection.quantity };
    });
    const least = (list: number[]) => (list.length === 0 ? 0 : Math.min(...list));
    const most = (list: number[]) =>
      takesMany(option) ? list.reduce((sum, each) => sum + each, 0) : Math.max(0, ...list);
    const [regular, final] = [prices.map(price => price.regular), prices.map(price => price.final)];
    return {
      option_id: option.id,
      uid: encodeUid(`bundle/${option.id}`),
      title: option.title,
      type: option.type,
      required: option.required === 1,
      position: option.position,
      sku: owner.sku,
      price_range: priceRange({
        min_regular: least(regular),
        min_final: least(final),
        max_regular: most(regular),
        max_final: most(final),
      }),
      options: sold.map(({ selection, child }) => ({
        id: selection.id,
        uid: selectionUid(option.id, selection.id, selection.quantity),
        label: child.name,
        product: child,
        quantity: selection.quantity,
        position: selection.position,
        is_default: selection.is_default === 1,
        can_change_quantity: selection.can_change_quantity === 1 && !takesMany(option),
        price: bundle.dynamic_price
          ? 0
          : selection.price_type === 'percent'
            ? selection.price / 100
            : rupees(selection.price),
        price_type: bundle.dynamic_price ? 'DYNAMIC' : selection.price_type.toUpperCase(),
      })),
    };
  });
}

/** How many whole sets of a bundle there are, with the selections of which there is most. */
export function setsLeft(db: DatabaseSync, productId: number): number {
  return (
    row<{ sets: number | null }>(
      db,
      `SELECT min(most) AS sets FROM (
         SELECT max(child.stock / bundle_selection.quantity) AS most
         FROM bundle_option JOIN bundle_selection ON bundle_selection.option_id = bundle_option.id
         JOIN product child ON child.id = bundle_selection.product_id
         WHERE bundle_option.product_id = ? AND bundle_option.required = 1 GROUP BY bundle_option.id)`,
      productId,
    )?.sets ?? 0
  );
}
