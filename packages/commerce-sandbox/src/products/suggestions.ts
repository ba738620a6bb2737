import type { DatabaseSync } from 'node:sqlite';
import type { Found } from './listProducts.ts';
import { readPriceWords } from './readPriceWords.ts';
import { wantedWords } from './searchTerms.ts';
import { isKnown, nearestWords, tolerance } from './vocabulary.ts';

/**
 * "Did you mean", for a search whose own words find nothing: the words that were searched for instead; where these find
 * nothing either, each unknown word replaced by the nearest word of the catalogue, looked for one letter further away
 * than a search looks by itself; and the words without the price, where all costs more or less. At most one.
 */
export function suggestions(
  db: DatabaseSync,
  { search, meant }: Pick<Found, 'search' | 'meant'>,
  total: number,
): { search: string }[] {
  if (search === undefined) return [];
  if (total > 0) return meant === undefined ? [] : [{ search: meant }];
  const { text, price } = readPriceWords(search);
  const typed = wantedWords(text);
  const better = typed.map(word => (isKnown(db, word) ? word : nearestWords(db, word, tolerance(word) + 1, 1)[0]));
  const complete = better.filter(word => word !== undefined).join(' ');
  return complete === '' || (complete === typed.join(' ') && !price) ? [] : [{ search: complete }];
}
