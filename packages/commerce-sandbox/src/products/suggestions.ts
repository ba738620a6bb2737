import type { DatabaseSync } from 'node:sqlite';
import { isKnown, nearestWords, tolerance } from './vocabulary.ts';
import { wordsOf } from './wordsOf.ts';

const MOST_WORDS = 12;

/**
 * "Did you mean", for a search without results: each unknown word replaced by the nearest word of the catalogue, looked
 * for one letter further away than a search looks by itself. At most one.
 */
export function suggestions(db: DatabaseSync, search: string): { search: string }[] {
  const typed = wordsOf(search).slice(0, MOST_WORDS);
  const better = typed.map(word => (isKnown(db, word) ? word : nearestWords(db, word, tolerance(word) + 1, 1)[0]));
  const complete = better.filter(word => word !== undefined).join(' ');
  return complete === '' || complete === typed.join(' ') ? [] : [{ search: complete }];
}
