import type { DatabaseSync } from 'node:sqlite';
import { beginsWord, isKnown, nearestWords, tolerance } from './vocabulary.ts';
import { wordsOf } from './wordsOf.ts';

const MOST_WORDS = 12;

/** Words that one misspelt word is tried as. */
const MOST_GUESSES = 4;

interface Matching {
  /** `all` words have to be there, or `any` of them. */
  words: 'all' | 'any';
  /** True: the beginning of a word is enough. */
  partial: boolean;
}

const beginning = (word: string): string => `"${word}"*`;

/** What a shopper typed as an FTS5 expression; empty when it has no word. */
export function searchTerms(typed: string, { words, partial }: Matching = { words: 'all', partial: true }): string {
  const terms = wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map(word => `"${word}"${partial ? '*' : ''}`);
  return terms.join(words === 'all' ? ' ' : ' OR ');
}

/**
 * FTS5 expressions for what a shopper typed; the first with a result is the answer. Two words as one, where the
 * catalogue writes them so ("head pho"), all words by their beginnings, then what misspelt words may mean, then any of
 * the words.
 */
export function* searchAttempts(db: DatabaseSync, typed: string): Generator<string, void> {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return;
  const asOne = joined(db, words).map(each => all(each.map(beginning)));
  if (asOne.length > 0) yield asOne.join(' OR ');
  const strict = all(words.map(beginning));
  yield strict;
  const meant = words.map(word => (isKnown(db, word) ? beginning(word) : guess(db, word)));
  const corrected = all(meant.map((each, index) => each ?? beginning(words[index]!)));
  if (corrected !== strict) yield corrected;
  const any = meant.filter(each => each !== undefined).join(' OR ');
  if (any !== '' && any !== corrected) yield any;
}

const all = (terms: readonly string[]): string => (terms.length === 1 ? terms[0]! : `(${terms.join(' AND ')})`);

/** The words with two neighbours written as one, where the catalogue has such a word. */
function joined(db: DatabaseSync, words: readonly string[]): string[][] {
  return words.slice(1).flatMap((word, index) => {
    const one = `${words[index]}${word}`;
    return beginsWord(db, one) ? [[...words.slice(0, index), one, ...words.slice(index + 2)]] : [];
  });
}

/** What an unknown word may mean: words that are near to it, or two words written as one. */
function guess(db: DatabaseSync, word: string): string | undefined {
  const near = nearestWords(db, word, tolerance(word), MOST_GUESSES).map(beginning);
  const parts = near.length > 0 ? undefined : split(db, word);
  if (parts) return all([`"${parts[0]}"`, beginning(parts[1])]);
  return near.length > 1 ? `(${near.join(' OR ')})` : near[0];
}

const SHORTEST_PART = 3;

function split(db: DatabaseSync, word: string): [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(part => beginsWord(db, part))) return parts;
  }
  return undefined;
}

/**
 * The search with each unknown word replaced by what it most likely means; the same where all are known or nothing is
 * near.
 */
export function correctedSearch(db: DatabaseSync, typed: string): string {
  return wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map(word => (isKnown(db, word) ? word : (nearestWords(db, word, tolerance(word), 1)[0] ?? word)))
    .join(' ');
}
