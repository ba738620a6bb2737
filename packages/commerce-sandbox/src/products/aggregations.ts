import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { labelsInView } from '../store/labelsInView.ts';
import { encodeUid } from '../uid.ts';
import type { ListingIndex } from './listingIndex.ts';
import type { Found } from './listProducts.ts';
import { matching } from './matches.ts';
import { optionAttributes } from './optionAttributes.ts';
import { priceRanges } from './priceRanges.ts';
import { tallyPrices } from './tallyPrices.ts';

interface Option {
  label: string;
  value: string;
  count: number;
  /** #rrggbb, or "picture" where the value is shown by one. */
  swatch?: string | null;
}

export interface Aggregation {
  attribute_code: string;
  label: string;
  position: number;
  count: number;
  options: Option[];
}

export interface AggregationArguments {
  filter?: { category?: { includeDirectChildrenOnly?: boolean | null } | null } | null;
}

type Asker = Pick<SandboxContext, 'db' | 'storeView'>;

/** What was counted of a listing: its aggregations and its older filters say the same. */
const counted = new WeakMap<Found, Aggregation[]>();

/**
 * Filters that would narrow a listing, with how many products each value leaves. Counts are of the filtered result;
 * an attribute's own choice is left out of its own counts, so that a second brand or colour can be added to the first.
 */
export function aggregations(asker: Asker, found: Found, args: AggregationArguments): Aggregation[] {
  if (args.filter) return countAll(asker, found, args);
  const known = counted.get(found) ?? countAll(asker, found, args);
  counted.set(found, known);
  return known;
}

function countAll(asker: Asker, found: Found, args: AggregationArguments): Aggregation[] {
  const { db } = asker;
  const within = (attribute: string): Int32Array => {
    const others = found.conditions.filter(condition => condition.attribute !== attribute);
    return others.length === found.conditions.length ? found.slots : matching(db, found.index, others, found.hits);
  };
  const optionsOf = new Map<Int32Array, Map<number, number>>();
  const optionCounts = (slots: Int32Array): Map<number, number> => {
    const known = optionsOf.get(slots) ?? countMembers(slots, found.index.optionSet, found.index.optionSets.lists);
    optionsOf.set(slots, known);
    return known;
  };
  const [attributeLabels, optionLabels] = [labelsInView(asker, 'attribute'), labelsInView(asker, 'option')];
  const all = [
    { attribute_code: 'price', label: 'Price', options: prices(found.index, within('price')) },
    { attribute_code: 'category_uid', label: 'Category', options: categories(asker, found, args) },
    { attribute_code: 'brand_code', label: 'Brand', options: brands(db, found.index, within('brand_code')) },
    ...optionAttributes(db).map(({ code, label }) => ({
      attribute_code: code,
      label,
      options: attributeValues(db, code, optionCounts(within(code)), optionLabels),
    })),
  ];
  return all
    .filter(({ options }) => options.length > 0)
    .map((aggregation, position) => ({
      ...aggregation,
      label: attributeLabels.get(aggregation.attribute_code) ?? aggregation.label,
      position,
      count: aggregation.options.length,
    }));
}

const prices = (index: ListingIndex, slots: Int32Array): Option[] =>
  priceRanges(tallyPrices(index, slots)).map(({ from, to, count }) => ({
    label: `${from}-${to}`,
    value: `${from}_${to}`,
    count,
  }));

/** How many of the slots there are of each thing in the sets that a column names. */
function countMembers(
  slots: Int32Array,
  column: Uint32Array,
  sets: readonly (readonly number[])[],
): Map<number, number> {
  const uses = new Uint32Array(sets.length);
  for (let at = 0; at < slots.length; at++) uses[column[slots[at]!]!]! += 1;
  const counts = new Map<number, number>();
  uses.forEach((count, at) => {
    if (count > 0) for (const thing of sets[at]!) counts.set(thing, (counts.get(thing) ?? 0) + count);
  });
  return counts;
}

function categories(asker: Asker, { index, slots, conditions }: Found, { filter }: AggregationArguments): Option[] {
  const counts = countMembers(slots, index.shelf, index.shelves);
  const chosen = conditions.flatMap(condition =>
    'facet' in condition && condition.facet.by === 'category' ? condition.facet.ids : [],
  );
  const isChosen = conditions.some(({ attribute }) => attribute === 'category_uid');
  const below = filter?.category?.includeDirectChildrenOnly && isChosen ? JSON.stringify(chosen) : null;
  const labels = labelsInView(asker, 'category');
  return rows<{ id: number; name: string; url_path: string }>(
    asker.db,
    `SELECT id, name, url_path FROM category WHERE id IN (SELECT value FROM json_each(?1)) AND (?2 IS NULL OR parent_id IN (SELECT value FROM json_each(?2)))
     ORDER BY level, position, id`,
    JSON.stringify([...counts.keys()]),
    below,
  ).map(({ id, name, url_path: path }) => ({
    label: labels.get(path) ?? name,
    value: encodeUid(id),
    count: counts.get(id)!,
  }));
}

function brands(db: DatabaseSync, index: ListingIndex, slots: Int32Array): Option[] {
  const counts = new Uint32Array(index.brands.length);
  for (let at = 0; at < slots.length; at++) counts[index.brand[slots[at]!]!]! += 1;
  const byCode = new Map(index.brands.map((code, at) => [code, counts[at]!]));
  return rows<{ code: string; name: string }>(db, 'SELECT code, name FROM brand ORDER BY name').flatMap(
    ({ code, name }) => {
      const count = byCode.get(code) ?? 0;
      return count === 0 ? [] : { label: name, value: code, count };
    },
  );
}

/** `counts` by option id, `labels` of the store view that asks by those that stand elsewhere. */
function attributeValues(
  db: DatabaseSync,
  attribute: string,
  counts: ReadonlyMap<number, number>,
  labels: ReadonlyMap<string, string>,
): Option[] {
  return rows<{ id: number; label: string; swatch: string | null }>(
    db,
    `SELECT attribute_option.id, attribute_option.label, attribute_option.swatch FROM attribute_option JOIN attribute ON attribute.id = attribute_id
     WHERE attribute.code = ?1 AND attribute_option.id IN (SELECT value FROM json_each(?2)) ORDER BY attribute_option.id`,
    attribute,
    JSON.stringify([...counts.keys()]),
  ).map(({ id, label, swatch }) => ({
    label: labels.get(label) ?? label,
    value: String(id),
    count: counts.get(id)!,
    swatch,
  }));
}
