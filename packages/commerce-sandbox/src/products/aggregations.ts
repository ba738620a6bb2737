import type { DatabaseSync } from 'node:sqlite';
import { rows } from '../database.ts';
import { rupees } from '../money.ts';
import { encodeUid } from '../uid.ts';
import { type Found, matchingIds } from './listProducts.ts';

interface Option {
  label: string;
  value: string;
  count: number;
}

interface Aggregation {
  attribute_code: string;
  label: string;
  position: number;
  count: number;
  options: Option[];
}

export interface AggregationArguments {
  filter?: { category?: { includeDirectChildrenOnly?: boolean | null } | null } | null;
}

/** Below this a step of the price ranges is not made finer, in rupees. */
const SMALLEST_STEP = 10;

/**
 * Filters that would narrow a listing, with how many products each value leaves. Counts are of the filtered result;
 * an attribute's own choice is left out of its own counts, so that a second brand or colour can be added to the first.
 */
export function aggregations(db: DatabaseSync, found: Found, args: AggregationArguments): Aggregation[] {
  const within = (attribute: string): string => {
    const others = found.conditions.filter(condition => condition.attribute !== attribute);
    return JSON.stringify(others.length === found.conditions.length ? found.ids : matchingIds(db, others, found.terms));
  };
  const all = [
    { attribute_code: 'price', label: 'Price', options: priceRanges(db, within('price')) },
    { attribute_code: 'category_uid', label: 'Category', options: categories(db, found, args) },
    { attribute_code: 'brand_code', label: 'Brand', options: brands(db, within('brand_code')) },
    { attribute_code: 'color', label: 'Colour', options: attributeValues(db, 'color', within('color')) },
    { attribute_code: 'size', label: 'Size', options: attributeValues(db, 'size', within('size')) },
  ];
  return all
    .filter(({ options }) => options.length > 0)
    .map((aggregation, position) => ({ ...aggregation, position, count: aggregation.options.length }));
}

/** Equal steps of a power of ten: the largest that makes more than one range. */
function priceRanges(db: DatabaseSync, ids: string): Option[] {
  const prices = rows<{ min_final: number }>(db, 'SELECT min_final FROM product WHERE id IN (SELECT value FROM json_each(?))', ids).map(product => rupees(product.min_final));
  if (prices.length === 0) return [];
  let step = 10 ** String(Math.floor(Math.max(...prices))).length;
  let counts: Map<number, number>;
  do {
    step /= 10;
    counts = new Map();
    for (const price of prices) {
      const from = Math.floor(price / step) * step;
      counts.set(from, (counts.get(from) ?? 0) + 1);
    }
  } while (counts.size < 2 && step > SMALLEST_STEP);
  return [...counts].toSorted(([a], [b]) => a - b).map(([from, count]) => ({ label: `${from}-${from + step}`, value: `${from}_${from + step}`, count }));
}

function categories(db: DatabaseSync, found: Found, { filter }: AggregationArguments): Option[] {
  const chosen = found.conditions.find(({ attribute }) => attribute === 'category_uid')?.values[0];
  const below = filter?.category?.includeDirectChildrenOnly && typeof chosen === 'string' ? chosen : undefined;
  return rows<{ id: number; name: string; count: number }>(
    db,
    `SELECT category.id, category.name, count(*) AS count FROM product_category JOIN category ON category.id = category_id
     WHERE product_id IN (SELECT value FROM json_each(?1))
       AND (?2 IS NULL OR category.parent_id IN (SELECT value FROM json_each(?2)))
     GROUP BY category.id ORDER BY category.level, category.position, category.id`,
    JSON.stringify(found.ids),
    below ?? null,
  ).map(({ id, name, count }) => ({ label: name, value: encodeUid(id), count }));
}

function brands(db: DatabaseSync, ids: string): Option[] {
  return rows<{ code: string; name: string; count: number }>(
    db,
    `SELECT brand.code, brand.name, count(*) AS count FROM product JOIN brand ON brand.code = product.brand_code
     WHERE product.id IN (SELECT value FROM json_each(?)) GROUP BY brand.code ORDER BY brand.name`,
    ids,
  ).map(({ code, name, count }) => ({ label: name, value: code, count }));
}

function attributeValues(db: DatabaseSync, attribute: string, ids: string): Option[] {
  return rows<{ id: number; label: string; count: number }>(
    db,
    `SELECT attribute_option.id, attribute_option.label, count(DISTINCT coalesce(sold.parent_id, sold.id)) AS count
     FROM product_option
     JOIN attribute ON attribute.id = product_option.attribute_id AND attribute.code = ?1
     JOIN attribute_option ON attribute_option.id = product_option.option_id
     JOIN product sold ON sold.id = product_option.product_id AND sold.type <> 'configurable' AND sold.salable = 1
     WHERE coalesce(sold.parent_id, sold.id) IN (SELECT value FROM json_each(?2))
     GROUP BY attribute_option.id ORDER BY attribute_option.id`,
    attribute,
    ids,
  ).map(({ id, label, count }) => ({ label, value: String(id), count }));
}
