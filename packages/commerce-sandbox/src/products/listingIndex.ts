import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { pricePlaces, type PricePlaces } from './pricePlaces.ts';

/** Members of a category, by slot, and where each stands in it. */
interface Members {
  slots: Int32Array;
  positions: Int32Array;
}

/**
 * Everything that listings filter, sort and count by, as columns in memory. A listed product is a slot: 0 for the
 * lowest id. Kept true by listingIndex(); made for catalogues of 100,000, where SQL would read each row again for each
 * count.
 */
export interface ListingIndex {
  /** Number of the last change that it knows. */
  change: number;
  /** Product id by slot, ascending. */
  ids: Int32Array;
  /** Slot by product id; -1 for what is not listed. */
  slotOf: Int32Array;
  /** Paise, the cheapest that it costs now. */
  price: Float64Array;
  /** The same, to count many of them in their order. */
  places: PricePlaces;
  /** Equal names have equal ranks. */
  nameRank: Int32Array;
  salable: Uint8Array;
  /** From 0 to 1: how much it is rated, and how well. */
  popularity: Float64Array;
  /** Percent of the stars that it could have. */
  rating: Uint8Array;
  /** From 0 to 1: how much of the usual price is taken off now. */
  saving: Float64Array;
  /** Index into `brands`. */
  brand: Uint32Array;
  /** Brand codes. */
  brands: readonly string[];
  /** Index into `views`; 0 is all of them. */
  view: Uint32Array;
  views: readonly string[];
  /** Index into `shelves`. */
  shelf: Uint32Array;
  /** Each set of categories (their ids) that lists some product. */
  shelves: readonly (readonly number[])[];
  members: ReadonlyMap<number, Members>;
  /** Index into `optionSets`. */
  optionSet: Uint32Array;
  /** Each set of attribute options (their ids) in which some product can be bought now; the first is empty. */
  optionSets: Sets;
}

interface Known {
  index: ListingIndex;
  version: number;
}

const known = new WeakMap<DatabaseSync, Known>();

/** More changes than this are read all at once. */
const MANY_CHANGES = 500;

/** The index of a database, brought up to date with what any connection has written. */
export function listingIndex(db: DatabaseSync): ListingIndex {
  const { version, change } = row<{ version: number; change: number }>(
    db,
    'SELECT version, coalesce((SELECT max(position) FROM listing_change), 0) AS change FROM listing_version',
  )!;
  const kept = known.get(db);
  if (kept?.version === version && kept.index.change === change) return kept.index;
  const changed =
    kept?.version === version
      ? rows<{ product_id: number }>(
          db,
          'SELECT DISTINCT product_id FROM listing_change WHERE position > ? LIMIT ?',
          kept.index.change,
          MANY_CHANGES,
        )
      : undefined;
  const index = kept && changed && changed.length < MANY_CHANGES ? kept.index : readIndex(db);
  if (index === kept?.index) {
    let isRepriced = false;
    for (const { product_id: id } of changed ?? []) isRepriced = reread(db, index, id) || isRepriced;
    if (isRepriced) index.places = pricePlaces(index.price);
  }
  index.change = change;
  known.set(db, { index, version });
  return index;
}

const soldOptions = `SELECT coalesce(sold.parent_id, sold.id) AS listed_id, product_option.option_id
  FROM product sold JOIN product_option ON product_option.product_id = sold.id
  WHERE sold.type <> 'configurable' AND sold.salable = 1`;

/** Ratings that are as many as can be. */
const MOST_RATINGS = 100_000;

const popularityOf = (ratings: number, percent: number): number =>
  Math.min(0.99, (Math.log1p(ratings) / Math.log1p(MOST_RATINGS)) * (percent / 100));

/** From 0 to 1: what part of a price is taken off. */
export const savingOf = (regular: number, final: number): number => (regular > 0 ? (regular - final) / regular : 0);

/** What is read anew of a product that has changed. */
interface Reread {
  min_final: number;
  min_regular: number;
  salable: 0 | 1;
  rating_count: number;
  rating_percent: number;
}

/** True where the product has another price now. */
function reread(db: DatabaseSync, index: ListingIndex, id: number): boolean {
  const slot = index.slotOf[id] ?? -1;
  const now = row<Reread>(
    db,
    'SELECT min_final, min_regular, salable, rating_count, rating_percent FROM product WHERE id = ?',
    id,
  );
  if (slot < 0 || !now) return false;
  const isRepriced = index.price[slot] !== now.min_final;
  index.price[slot] = now.min_final;
  index.salable[slot] = now.salable;
  index.popularity[slot] = popularityOf(now.rating_count, now.rating_percent);
  index.rating[slot] = now.rating_percent;
  index.saving[slot] = savingOf(now.min_regular, now.min_final);
  const options = rows<{ option_id: number }>(db, `${soldOptions} AND (sold.id = ?1 OR sold.parent_id = ?1)`, id).map(
    each => each.option_id,
  );
  index.optionSet[slot] = index.optionSets.of(options);
  return isRepriced;
}

function readIndex(db: DatabaseSync): ListingIndex {
  const products = table<
    [
      id: number,
      price: number,
      name: number,
      salable: number,
      brand: string,
      view: string | null,
      ratings: number,
      percent: number,
      regular: number,
    ]
  >(
    db,
    `SELECT id, min_final, dense_rank() OVER (ORDER BY name COLLATE NOCASE), salable, brand_code, view, rating_count, rating_percent, min_regular
     FROM product WHERE parent_id IS NULL ORDER BY id`,
  );
  const brands = new Numbering();
  const views = new Numbering();
  views.of('');
  const count = products.length;
  const slotOf = new Int32Array((products.at(-1)?.[0] ?? 0) + 1).fill(-1);
  const columns = {
    ids: new Int32Array(count),
    price: new Float64Array(count),
    nameRank: new Int32Array(count),
    salable: new Uint8Array(count),
    popularity: new Float64Array(count),
    rating: new Uint8Array(count),
    saving: new Float64Array(count),
    brand: new Uint32Array(count),
    view: new Uint32Array(count),
  };
  products.forEach(([id, price, name, salable, brand, view, ratings, percent, regular], slot) => {
    slotOf[id] = slot;
    columns.ids[slot] = id;
    columns.price[slot] = price;
    columns.nameRank[slot] = name;
    columns.salable[slot] = salable;
    columns.popularity[slot] = popularityOf(ratings, percent);
    columns.rating[slot] = percent;
    columns.saving[slot] = savingOf(regular, price);
    columns.brand[slot] = brands.of(brand);
    columns.view[slot] = views.of(view ?? '');
  });
  return {
    ...columns,
    change: 0,
    places: pricePlaces(columns.price),
    slotOf,
    brands: brands.texts,
    views: views.texts,
    ...readShelves(db, slotOf, count),
    ...readOptions(db, slotOf, count),
  };
}

function readShelves(
  db: DatabaseSync,
  slotOf: Int32Array,
  count: number,
): Pick<ListingIndex, 'shelf' | 'shelves' | 'members'> {
  const lists = new Map<number, { slots: number[]; positions: number[] }>();
  const own: number[][] = Array.from({ length: count }, () => []);
  for (const [category, product, position] of table<[number, number, number]>(
    db,
    'SELECT category_id, product_id, position FROM product_category ORDER BY category_id, product_id',
  )) {
    const slot = slotOf[product] ?? -1;
    if (slot < 0) continue;
    let list = lists.get(category);
    if (!list) lists.set(category, (list = { slots: [], positions: [] }));
    list.slots.push(slot);
    list.positions.push(position);
    own[slot]!.push(category);
  }
  const shelves = new Sets();
  const members = new Map(
    [...lists].map(([id, { slots, positions }]) => [
      id,
      { slots: Int32Array.from(slots), positions: Int32Array.from(positions) },
    ]),
  );
  return { shelf: Uint32Array.from(own, list => shelves.of(list)), shelves: shelves.lists, members };
}

function readOptions(
  db: DatabaseSync,
  slotOf: Int32Array,
  count: number,
): Pick<ListingIndex, 'optionSet' | 'optionSets'> {
  const own = new Map<number, number[]>();
  for (const [product, option] of table<[number, number]>(db, soldOptions)) {
    const slot = slotOf[product] ?? -1;
    if (slot < 0) continue;
    const list = own.get(slot);
    if (list) list.push(option);
    else own.set(slot, [option]);
  }
  const optionSets = new Sets();
  const optionSet = new Uint32Array(count);
  for (const [slot, list] of own) optionSet[slot] = optionSets.of(list);
  return { optionSet, optionSets };
}

/** Rows as arrays: a hundred thousand objects would cost more than the query. */
function table<Row extends unknown[]>(db: DatabaseSync, sql: string): Row[] {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return statement.all() as unknown as Row[];
}

/** Numbers texts in the order in which they come. */
class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const number = this.#numbers.get(text);
    if (number !== undefined) return number;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** Numbers sets of ids; 0 is the empty one. Many products share few of them. */
class Sets {
  readonly lists: (readonly number[])[] = [[]];
  readonly #numbers = new Map<string, number>([['', 0]]);

  of(ids: readonly number[]): number {
    const list = [...new Set(ids)].toSorted((a, b) => a - b);
    const key = list.join();
    const number = this.#numbers.get(key);
    if (number !== undefined) return number;
    this.#numbers.set(key, this.lists.length);
    return this.lists.push(list) - 1;
  }
}
