import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';
import { readSynonyms, synonymsOf, type Synonyms } from './readSynonyms.ts';
import { stopWords } from './stopWords.ts';
import { beginsWord, isKnown, nearestWords, tolerance } from './vocabulary.ts';
import { wordsOf } from './wordsOf.ts';

const MOST_WORDS = 12;

/** Words that one misspelt word is tried as. */
const MOST_GUESSES = 4;

/** What tells what a product is, which its description does not: that speaks of other things, too. */
const HEADING = '{name brand shelf categories options detail sku}';
/** What it is before all. */
const IS = '{noun shelf}';

interface Matching {
  /** `all` words have to be there, or `any` of them. */
  words: 'all' | 'any';
  /** True: the beginning of a word is enough. */
  partial: boolean;
}

/** One way to understand a search. */
export interface SearchAttempt {
  /** FTS5 expression: what is found. */
  terms: string;
  /** What is worth how much more, by FTS5 expressions. */
  ranks: readonly { terms: string; points: number }[];
  /** Id of the product that was named exactly. */
  first?: number;
  /** What is searched for instead of what was typed, in words. */
  meant?: string | undefined;
}

/** A word or words that are searched for as one, as FTS5 expressions. */
interface Unit {
  /** As typed, where that is a word of the shop. */
  exact: string;
  /** The same with its synonyms. */
  kin: string;
  /** The same with what begins like it. */
  wide: string;
}

const quoted = (word: string): string => `"${word}"`;
const beginning = (word: string): string => `"${word}"*`;
const any = (terms: readonly string[]): string => (terms.length === 1 ? terms[0]! : `(${terms.join(' OR ')})`);
const all = (terms: readonly string[]): string => (terms.length === 1 ? terms[0]! : `(${terms.join(' AND ')})`);

/** What a shopper typed as an FTS5 expression; empty when it has no word. */
export function searchTerms(typed: string, { words, partial }: Matching = { words: 'all', partial: true }): string {
  const terms = wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map(word => `"${word}"${partial ? '*' : ''}`);
  return terms.join(words === 'all' ? ' ' : ' OR ');
}

/** The words that say what is wanted; all of them where none does. */
export function wantedWords(typed: string): string[] {
  const words = wordsOf(typed).slice(0, MOST_WORDS);
  const wanted = words.filter(word => !stopWords.has(word));
  return wanted.length > 0 ? wanted : words;
}

/**
 * Ways to understand what a shopper typed; the first with a result is the answer. A SKU; two words as one, where the
 * catalogue writes them so ("head pho"); all words in what products are called, by their beginnings and their synonyms;
 * the same with what misspelt words may mean; all in the description alone; any of the words.
 */
export function* searchAttempts(db: DatabaseSync, typed: string): Generator<SearchAttempt, void> {
  const words = wantedWords(typed);
  if (words.length === 0) return;
  const named = row<{ id: number }>(
    db,
    'SELECT coalesce(parent_id, id) AS id FROM product WHERE sku = ?',
    typed.trim(),
  );
  if (named) yield { terms: `sku : ${quoted(wordsOf(typed).join(' '))}`, ranks: [], first: named.id };
  const synonyms = readSynonyms(db);
  for (const each of joined(db, words)) yield everyOf(unitsOf(db, each, synonyms));
  const units = unitsOf(db, words, synonyms);
  yield everyOf(units);
  const corrected = correctedWords(db, words, synonyms);
  const meantUnits = corrected?.flatMap(guesses =>
    guesses.length > 1
      ? oneOf(guesses.map(guess => unitOf(db, guess, synonyms, true)))
      : unitsOf(db, guesses[0]!.split(' '), synonyms),
  );
  const meant = corrected?.map(([best]) => best).join(' ');
  if (meantUnits) {
    yield { ...everyOf(meantUnits), meant };
    yield { ...inDescription(meantUnits), meant };
  }
  yield inDescription(units);
  yield anyOf(meantUnits ?? units);
}

const inDescription = (units: readonly Unit[]): SearchAttempt => ({
  terms: all(units.map(({ wide }) => wide)),
  ranks: [],
});

/** All units in what the product is called; of several, some may stand in the description, once the thing is right. */
function everyOf(units: readonly Unit[]): SearchAttempt {
  const kin = all(units.map(unit => unit.kin));
  const wide = all(units.map(unit => unit.wide));
  const headings = `${HEADING} : (${wide})`;
  const ranks = [
    { terms: `${IS} : (${kin})`, points: 4 },
    { terms: `{name brand shelf options} : (${kin})`, points: 2 },
    { terms: `{shelf categories} : (${kin})`, points: 2 },
    // The very words rather than their synonyms, "backpack" before other bags.
    { terms: `{noun shelf categories} : (${all(units.map(({ exact }) => exact))})`, points: 1 },
  ];
  if (units.length === 1) return { terms: headings, ranks };
  return {
    terms: `(${headings}) OR (${wide} AND (${IS} : (${any(units.map(unit => unit.kin))})))`,
    ranks: [
      ...ranks,
      { terms: headings, points: 4 },
      // A "phone cover" is a cover; "gaming laptop" stands in the name of some of them.
      { terms: `${IS} : (${units.at(-1)!.kin})`, points: 2 },
      { terms: `name : (${kin})`, points: 1 },
    ],
  };
}

/** Any of the units, what has more of them first. */
const anyOf = (units: readonly Unit[]): SearchAttempt => ({
  terms: any(units.map(({ wide }) => wide)),
  ranks: units.flatMap(({ kin }) => [
    { terms: `${IS} : (${kin})`, points: 2 },
    { terms: `${HEADING} : (${kin})`, points: 1 },
  ]),
});

const oneOf = (units: readonly Unit[]): Unit => ({
  exact: any(units.map(({ exact }) => exact)),
  kin: any(units.map(({ kin }) => kin)),
  wide: any(units.map(({ wide }) => wide)),
});

/** Words of the longest name that has synonyms. */
const LONGEST_NAME = 5;

/** Words as units; what has synonyms as several words is one. The last may be at its beginning still. */
function unitsOf(db: DatabaseSync, words: readonly string[], synonyms: Synonyms): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    while (length > 1 && !synonymsOf(synonyms, words.slice(at, at + length).join(' '))) length -= 1;
    units.push(unitOf(db, words.slice(at, at + length).join(' '), synonyms, at + length === words.length));
    at += length;
  }
  return units;
}

/** Letters of a word that may be the beginning of a longer one, though it is one itself: "smart", not "ac". */
const LONG = 5;

function unitOf(db: DatabaseSync, name: string, synonyms: Synonyms, isLast: boolean): Unit {
  const own = name.includes(' ') ? undefined : exactly(db, name);
  const kin = (synonymsOf(synonyms, name) ?? (own ? undefined : begunSynonyms(synonyms, name)))?.map(quoted) ?? [];
  if (name.includes(' ')) {
    const exact = all(name.split(' ').map(quoted));
    return { exact, kin: any([exact, ...kin]), wide: any([exact, ...kin]) };
  }
  const typed = own ?? beginning(name);
  const wide =
    own === undefined || (isLast && name.length >= LONG) ? any([...new Set([typed, beginning(name)])]) : typed;
  return { exact: typed, kin: any([typed, ...kin]), wide: any([wide, ...kin]) };
}

/** Fewest letters by which a word with synonyms is known while it is typed. */
const BEGUN = 4;

/** The synonyms of the first word that begins like this. */
const begunSynonyms = (synonyms: Synonyms, name: string): readonly string[] | undefined =>
  name.length < BEGUN ? undefined : [...synonyms].find(([known]) => known.startsWith(name))?.[1];

const hasHeading = (db: DatabaseSync, terms: string): boolean =>
  row(db, 'SELECT 1 FROM product_search WHERE product_search MATCH ? LIMIT 1', `${HEADING} : (${terms})`) !==
    undefined ||
  row(
    db,
    'SELECT 1 FROM product_search_in_view WHERE product_search_in_view MATCH ? LIMIT 1',
    `${HEADING} : (${terms})`,
  ) !== undefined;

/** The word where products are called by it, or what it is written as: "128gb" is "128 GB". */
function exactly(db: DatabaseSync, word: string): string | undefined {
  if (hasHeading(db, quoted(word))) return quoted(word);
  const apart = word.replace(/^(\d+)(\p{L}+)$/u, '$1 $2');
  return apart !== word && hasHeading(db, quoted(apart)) ? quoted(apart) : undefined;
}

/** The words with two neighbours written as one, where the catalogue has such a word. */
function joined(db: DatabaseSync, words: readonly string[]): string[][] {
  return words.slice(1).flatMap((word, index) => {
    const one = `${words[index]}${word}`;
    return beginsWord(db, one) ? [[...words.slice(0, index), one, ...words.slice(index + 2)]] : [];
  });
}

/** For each word what it may mean, the likeliest first; undefined where all are known, or nothing is near. */
function correctedWords(db: DatabaseSync, words: readonly string[], synonyms: Synonyms): string[][] | undefined {
  const meant = words.map(word => (isWord(db, word, synonyms) ? [word] : guess(db, word)));
  if (meant.every((guesses, index) => guesses.length === 1 && guesses[0] === words[index])) return undefined;
  // Of "cooker" and "cover" the one that stands beside "pressure".
  return meant.map((guesses, index) => {
    if (guesses.length === 1) return guesses;
    const others = meant.flatMap(([best], at) => (at === index ? [] : [quoted(best!)]));
    const fits = (word: string) => Number(hasHeading(db, all([quoted(word), ...others])));
    return guesses.toSorted((a, b) => fits(b) - fits(a));
  });
}

const isWord = (db: DatabaseSync, word: string, synonyms: Synonyms): boolean =>
  isKnown(db, word) || synonymsOf(synonyms, word) !== undefined;

/** What an unknown word may mean: words that are near to it, or two words written as one; else itself. */
function guess(db: DatabaseSync, word: string): string[] {
  const near = nearestWords(db, word, tolerance(word), MOST_GUESSES);
  if (near.length > 0) return near;
  const parts = split(db, word);
  return [parts ? parts.join(' ') : word];
}

const SHORTEST_PART = 3;

function split(db: DatabaseSync, word: string): [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(part => beginsWord(db, part))) return parts;
  }
  return undefined;
}

/** What else a search may be called: the same by each of its synonyms, then with its misspelt words put right. */
export function otherNames(db: DatabaseSync, typed: string): string[] {
  const synonyms = readSynonyms(db);
  const words = wantedWords(typed);
  const corrected = correctedWords(db, words, synonyms)?.map(guesses => guesses[0]!) ?? words;
  return [
    ...(synonymsOf(synonyms, words.join(' ')) ?? []),
    corrected.join(' '),
    ...(synonymsOf(synonyms, corrected.join(' ')) ?? []),
  ];
}
