import type { DatabaseSync } from 'node:sqlite';
import { couponLabel, type CouponRow, isCurrent, isGoodFor } from '../cart/coupons.ts';
import { row, rows } from '../database.ts';
import type { FieldResolver } from '../resolverMap.ts';
import { factInView } from './factInView.ts';
import { factsOf } from './factsOf.ts';
import { productById, type ProductRow } from './findProducts.ts';

/** What every product says of itself, before the facts that only it has. */
const general = 'General';

/** A variant says what its product does. */
const shownFor = (db: DatabaseSync, product: ProductRow): ProductRow =>
  product.parent_id === null ? product : productById(db, product.parent_id)!;

/** What the page of a product states and promises. */
export const factFields: Record<string, FieldResolver> = {
  specifications(product: ProductRow, _, context) {
    const { db } = context;
    const shown = shownFor(db, product);
    const brand = row<{ name: string }>(db, 'SELECT name FROM brand WHERE code = ?', shown.brand_code)?.name;
    const groups = new Map<string, { label: string; value: string }[]>();
    const say = (text: string) => factInView(context, text);
    if (shown.weight !== null)
      groups.set(general, [
        ...(brand === undefined ? [] : [{ label: say('Brand'), value: brand }]),
        { label: say('Model number'), value: product.sku },
        // A group weighs what its members do.
        ...(shown.weight > 0 ? [{ label: say('Weight in its packing'), value: `${shown.weight / 1000} kg` }] : []),
      ]);
    for (const { group = general, label, value } of factsOf(shown).specifications ?? [])
      groups.set(group, [...(groups.get(group) ?? []), { label: say(label), value: say(value) }]);
    return groups.size === 0 ? null : [...groups].map(([name, facts]) => ({ name: say(name), rows: facts }));
  },
  box_contents: (product: ProductRow, _, context) =>
    factsOf(shownFor(context.db, product)).boxContents?.map(thing => factInView(context, thing)) ?? null,
  size_guide: (product: ProductRow, _, { db }) => factsOf(shownFor(db, product)).sizeGuide ?? null,
  promises(product: ProductRow, _, context) {
    const { returnDays, returnKind, soldBy, warranty } = factsOf(shownFor(context.db, product));
    if (returnDays === undefined && soldBy === undefined && warranty === undefined) return null;
    return {
      return_days: returnDays ?? null,
      return_kind: returnKind?.toUpperCase() ?? null,
      sold_by: soldBy ?? null,
      warranty: warranty === undefined ? null : factInView(context, warranty),
    };
  },
  offers: (product: ProductRow, _, context) =>
    rows<CouponRow>(context.db, 'SELECT * FROM coupon WHERE is_offered = 1 ORDER BY min_subtotal, code')
      .filter(coupon => isCurrent(coupon, context.clock()) && isGoodFor(coupon, product.brand_code))
      .map(coupon => ({ code: coupon.code, label: couponLabel(context, coupon) })),
};
