import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';

/** A word of the catalogue's names, brands and categories. */
interface Entry {
  word: string;
  /** Products that have it. */
  uses: number;
}

/** How many times rarer than the likeliest word another may be. */
const RARER = 5;

/**
 * Letters that may be wrong: none in a short word, where another word is always near, one up to seven letters, then
 * two.
 */
export const tolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** True when a word of the catalogue begins like this. */
export function beginsWord(db: DatabaseSync, word: string): boolean {
  return (
    row(db, 'SELECT 1 FROM search_word WHERE word >= ?1 AND word < ?1 || char(0x10ffff) LIMIT 1', word) !== undefined
  );
}

const hasText = (db: DatabaseSync, table: 'product_search' | 'product_search_in_view', word: string): boolean =>
  row(db, `SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT 1`, `"${word}"*`) !== undefined;

/** True when a word of the catalogue, or any product's text, begins like this. */
export function isKnown(db: DatabaseSync, word: string): boolean {
  return beginsWord(db, word) || hasText(db, 'product_search', word) || hasText(db, 'product_search_in_view', word);
}

/**
 * The words of the catalogue that a misspelt one may mean, the likeliest first. A word that is still being typed is
 * compared with as much of each word as has been typed, so "headphn" finds "headphones"; whole words come before those.
 */
export function nearestWords(db: DatabaseSync, typed: string, limit: number, most: number): string[] {
  if (limit === 0) return [];
  const near: (Entry & { distance: number; rest: number })[] = [];
  // Longer words can only be meant by their beginning, and beginnings rarely are wrong in their first letter.
  const candidates = rows<Entry>(
    db,
    'SELECT word, uses FROM search_word WHERE length(word) BETWEEN ?1 - ?2 AND ?1 + ?2 OR (length(word) > ?1 AND word >= ?3 AND word < ?3 || char(0x10ffff))',
    typed.length,
    limit,
    typed.slice(0, 1),
  );
  for (const { word, uses } of candidates) {
    const distance = distanceWithin(typed, word, limit);
    if (distance <= limit) near.push({ word, uses, distance, rest: Math.abs(word.length - typed.length) });
  }
  near.sort((a, b) => a.distance - b.distance || a.rest - b.rest || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  const [first] = near;
  if (!first) return [];
  const isWhole = near.some(({ distance, rest }) => distance === first.distance && rest <= limit);
  // A rare word would push itself before the usual one that was meant.
  return near
    .filter(
      ({ distance, rest, uses }) =>
        distance === first.distance && (!isWhole || rest <= limit) && uses * RARER >= first.uses,
    )
    .slice(0, most)
    .map(({ word }) => word);
}

const LONGEST = 64;
let [before, last, now] = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Mistakes between what was typed and the beginning of a word that is nearest to it: Levenshtein's distance, two
 * neighbouring letters swapped counting as one. More than `limit` as soon as that is certain.
 */
function distanceWithin(typed: string, word: string, limit: number): number {
  const columns = Math.min(word.length, typed.length + limit, LONGEST);
  if (typed.length > LONGEST) return limit + 1;
  for (let j = 0; j <= columns; j++) last[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    now[0] = i;
    let least = i;
    const letter = typed.charCodeAt(i - 1);
    for (let j = 1; j <= columns; j++) {
      const other = word.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other)
        cost = Math.min(cost, before[j - 2]! + 1);
      now[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, last, now] = [last, now, before];
  }
  let best = last[columns]!;
  for (let j = Math.max(0, typed.length - limit); j < columns; j++) best = Math.min(best, last[j]!);
  return best;
}
