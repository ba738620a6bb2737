import { wordsOf } from './wordsOf.ts';

const MOST_WORDS = 12;

interface Matching {
  /** `all` words have to be there, or `any` of them. */
  words: 'all' | 'any';
  /** True: the beginning of a word is enough. */
  partial: boolean;
}

/** What a shopper typed as an FTS5 expression; empty when it has no word. */
export function searchTerms(typed: string, { words, partial }: Matching = { words: 'all', partial: true }): string {
  const terms = wordsOf(typed).slice(0, MOST_WORDS).map(word => `"${word}"${partial ? '*' : ''}`);
  return terms.join(words === 'all' ? ' ' : ' OR ');
}
