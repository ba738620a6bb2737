import type { DatabaseSync } from 'node:sqlite';
import { row, rows } from '../database.ts';
import { wordsOf } from './wordsOf.ts';

/** Letters that may be wrong, in a word of up to five letters and in a longer one. */
const allowedDistance = (word: string) => (word.length <= 5 ? 1 : 2);

/** "Did you mean": the search with each unknown word replaced by the nearest word of the catalogue. At most one. */
export function suggestions(db: DatabaseSync, search: string): { search: string }[] {
  const typed = wordsOf(search);
  const better = typed.map(word => (isKnown(db, word) ? word : nearest(db, word)));
  const complete = better.filter(word => word !== undefined).join(' ');
  return complete === '' || complete === typed.join(' ') ? [] : [{ search: complete }];
}

function isKnown(db: DatabaseSync, word: string): boolean {
  return row(db, "SELECT 1 FROM search_word WHERE word >= ?1 AND word < ?1 || char(0x10ffff) LIMIT 1", word) !== undefined;
}

function nearest(db: DatabaseSync, typed: string): string | undefined {
  const limit = allowedDistance(typed);
  let best: { word: string; distance: number; uses: number } | undefined;
  for (const { word, uses } of rows<{ word: string; uses: number }>(
    db,
    'SELECT word, uses FROM search_word WHERE length(word) BETWEEN ? AND ?',
    typed.length - limit,
    typed.length + limit,
  )) {
    const distance = editDistance(typed, word);
    if (distance <= limit && (!best || distance < best.distance || (distance === best.distance && uses > best.uses))) best = { word, distance, uses };
  }
  return best?.word;
}

/** Levenshtein's, two neighbouring letters swapped counting as one mistake. */
function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 1; j <= b.length; j++) table[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, table[i - 2]![j - 2]! + 1);
      table[i]![j] = least;
    }
  }
  return table[a.length]![b.length]!;
}
