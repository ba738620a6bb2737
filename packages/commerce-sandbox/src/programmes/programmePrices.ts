import type { DatabaseSync } from 'node:sqlite';
import type { ProgrammePriceSeed } from '../catalogue/contentTypes.ts';
import { row, rows, run, transaction } from '../database.ts';
import type { ProductRow } from '../products/findProducts.ts';
import type { Programme } from './institutes.ts';

/** Makes the price rules those of a catalogue. */
export function setProgrammePrices(db: DatabaseSync, rules: readonly ProgrammePriceSeed[]): void {
  transaction(db, () => {
    run(db, 'DELETE FROM programme_price');
    for (const { programme, category, brand, percent } of rules)
      run(
        db,
        'INSERT INTO programme_price (programme, category, brand, percent) VALUES (?, ?, ?, ?)',
        programme,
        category,
        brand ?? null,
        percent,
      );
  });
}

/** Bundles and groups cost what their parts cost, and a gift card is worth what is paid for it. */
const ruled = `FROM programme_price rule
  JOIN category ON category.url_path = rule.category
  JOIN product_category ON product_category.category_id = category.id
  JOIN product ON product.id = product_category.product_id
  WHERE rule.programme = ? AND product.type NOT IN ('bundle', 'grouped', 'giftcard') AND (rule.brand IS NULL OR rule.brand = product.brand_code)`;

/** What the people of a programme pay less, in percent, by the id of the listed product; 0 is not among them. */
export const percentsOff = (db: DatabaseSync, programme: Programme): Map<number, number> =>
  new Map(
    rows<{ id: number; percent: number }>(
      db,
      `SELECT product.id, max(rule.percent) AS percent ${ruled} GROUP BY product.id`,
      programme,
    ).map(({ id, percent }) => [id, percent]),
  );

/** The same of one product. A variant has what its configurable product has. */
export function percentOff(
  db: DatabaseSync,
  programme: Programme | null,
  { id, parent_id: parentId }: Pick<ProductRow, 'id' | 'parent_id'>,
): number {
  if (programme === null) return 0;
  const found = row<{ percent: number | null }>(
    db,
    `SELECT max(rule.percent) AS percent ${ruled} AND product.id = ?`,
    programme,
    parentId ?? id,
  );
  return found?.percent ?? 0;
}

/** A price less so many percent, in whole rupees. Both in paise. */
export const lessPercent = (price: number, percent: number): number =>
  percent === 0 ? price : Math.round((price * (100 - percent)) / 10_000) * 100;

/** A product that is no bundle and no group, with the prices of a programme. */
export function lessFor(db: DatabaseSync, programme: Programme | null, product: ProductRow): ProductRow {
  const percent = percentOff(db, programme, product);
  if (percent === 0) return product;
  const { min_final: least, max_final: most } = product;
  return { ...product, min_final: lessPercent(least, percent), max_final: lessPercent(most, percent) };
}
