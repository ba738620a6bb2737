import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import type { Condition, Facet } from './listingConditions.ts';
import type { ListingIndex } from './listingIndex.ts';
import { hasOwnWords, idsWith } from './searchIndex.ts';
import type { SearchAttempt } from './searchTerms.ts';

/** What a search has found: slots, and how well each fits (smaller is better; 0 where nobody asked). */
export interface Hits {
  slots: Int32Array;
  /** By slot. */
  scores: Float64Array;
}

/** The widest searches are remembered, from so many hits on. */
const FEW_HITS = 200;
/** Of what is worth more, so many are told apart, the newest. */
const MOST_RANKED = 2000;
/** What a SKU in full is worth: more than all else together. */
const NAMED = 100;

type Asker = Pick<SandboxContext, 'db' | 'storeView'>;

const MOST_REMEMBERED = 32;
const remembered = new WeakMap<ListingIndex, Map<string, Hits>>();

/**
 * What one way to understand a search finds among the listed products, in the words of a store view: what is worth
 * most first, of equals the most popular. `byRelevance` false leaves the scores out. The widest of the latest searches are remembered: common words are typed often, then paged, filtered and
 * sorted.
 */
export function searchHits(
  { db, storeView: { code: view } }: Asker,
  index: ListingIndex,
  attempt: SearchAttempt,
  byRelevance: boolean,
): Hits {
  let known = remembered.get(index);
  if (!known) remembered.set(index, (known = new Map()));
  const key = `${hasOwnWords(db, view) ? view : ''} ${byRelevance} ${attempt.terms}`;
  const hits = known.get(key) ?? readHits(db, view, index, attempt, byRelevance);
  if (hits.slots.length <= FEW_HITS) return hits;
  known.delete(key);
  known.set(key, hits);
  if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value!);
  return hits;
}

function readHits(
  db: DatabaseSync,
  view: string,
  index: ListingIndex,
  { terms, ranks, first }: SearchAttempt,
  byRelevance: boolean,
): Hits {
  const scores = new Float64Array(byRelevance ? index.ids.length : 0);
  const slots = terms === '' ? new Int32Array() : slotsOf(index, idsWith(db, view, terms));
  if (!byRelevance) return { slots, scores };
  for (const slot of slots) scores[slot] = -index.popularity[slot]!;
  for (const rank of ranks)
    for (const slot of slotsOf(index, idsWith(db, view, rank.terms, MOST_RANKED))) scores[slot]! -= rank.points;
  if (first !== undefined) scores[index.slotOf[first] ?? -1] = -NAMED;
  return { slots, scores };
}

function slotsOf(index: ListingIndex, ids: readonly number[]): Int32Array {
  const slots = new Int32Array(ids.length);
  let count = 0;
  for (const id of ids) {
    const slot = index.slotOf[id] ?? -1;
    if (slot >= 0) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

/** Slots that meet all conditions, among those that a search has found. */
export function matching(
  db: DatabaseSync,
  index: ListingIndex,
  where: readonly Condition[],
  hits: Hits | undefined,
): Int32Array {
  const lists = where.flatMap(condition =>
    'sql' in condition
      ? [slotsBySql(db, index, condition.sql, condition.values)]
      : condition.facet.by === 'category'
        ? [membersOf(index, condition.facet.ids)]
        : [],
  );
  if (hits) lists.push(hits.slots);
  const isWhole = lists.length === 0;
  if (isWhole) lists.push(shownIn(index, where));
  const [first, ...others] = lists.toSorted((a, b) => a.length - b.length);
  const left = where.filter(condition => !(isWhole && condition.attribute === 'view'));
  const tests = [
    ...others.map(list => isIn(index, list)),
    ...left.flatMap(condition => ('sql' in condition ? [] : (testOf(index, condition.facet) ?? []))),
  ];
  // One test over all, then the next: each of these loops is compiled for its own test.
  return tests.reduce((slots, test) => kept(slots, test), first!);
}

function kept(slots: Int32Array, test: (slot: number) => boolean): Int32Array {
  const passed = new Int32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at++) if (test(slots[at]!)) passed[count++] = slots[at]!;
  return passed.subarray(0, count);
}

const shown = new WeakMap<ListingIndex, Map<string, Int32Array>>();

/** All that the store view of a listing shows, worked out once. */
function shownIn(index: ListingIndex, where: readonly Condition[]): Int32Array {
  const facet = where.flatMap(condition =>
    'facet' in condition && condition.facet.by === 'view' ? [condition.facet] : [],
  )[0];
  const code = facet?.code ?? '';
  let lists = shown.get(index);
  if (!lists) shown.set(index, (lists = new Map()));
  let list = lists.get(code);
  if (!list) {
    const test = facet && testOf(index, facet);
    const all = new Int32Array(index.ids.length).map((_, slot) => slot);
    lists.set(code, (list = test ? kept(all, test) : all));
  }
  return list;
}

function slotsBySql(
  db: DatabaseSync,
  index: ListingIndex,
  sql: string,
  values: Extract<Condition, { sql: string }>['values'],
): Int32Array {
  const found = rows<{ id: number }>(
    db,
    `SELECT product.id FROM product WHERE product.parent_id IS NULL AND ${sql}`,
    ...values,
  );
  return slotsOf(
    index,
    found.map(({ id }) => id),
  );
}

/** Slots of what any of the categories lists, each once. */
function membersOf(index: ListingIndex, ids: readonly number[]): Int32Array {
  const lists = [...new Set(ids)].flatMap(id => index.members.get(id)?.slots ?? []);
  if (lists.length < 2) return lists[0] ?? new Int32Array();
  return Int32Array.from(new Set(lists.flatMap(list => [...list])));
}

function isIn(index: ListingIndex, list: Int32Array): (slot: number) => boolean {
  const mask = new Uint8Array(index.ids.length);
  for (const slot of list) mask[slot] = 1;
  return slot => mask[slot] === 1;
}

/** Undefined where there is nothing left to test. */
function testOf(index: ListingIndex, facet: Facet): ((slot: number) => boolean) | undefined {
  switch (facet.by) {
    case 'category':
      return undefined;
    case 'view': {
      if (index.views.length === 1) return undefined;
      const own = index.views.indexOf(facet.code);
      return slot => index.view[slot] === 0 || index.view[slot] === own;
    }
    case 'salable':
      return slot => index.salable[slot] === 1;
    case 'price':
      return slot => index.price[slot]! >= facet.from && index.price[slot]! <= facet.to;
    case 'brand': {
      const allowed = new Uint8Array(index.brands.map(code => Number(facet.codes.includes(code))));
      return slot => allowed[index.brand[slot]!] === 1;
    }
    case 'option': {
      const wanted = new Set(facet.ids);
      const allowed = new Uint8Array(
        index.optionSets.lists.map(list => Number(list.some(option => wanted.has(option)))),
      );
      return slot => allowed[index.optionSet[slot]!] === 1;
    }
  }
}
