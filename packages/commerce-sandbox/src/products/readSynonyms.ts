import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';
import { wordsOf } from './wordsOf.ts';

/** All that means the same as some words (with single spaces between them), those words included. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

let last: { text: string; synonyms: Synonyms } = { text: '', synonyms: new Map() };

/** The shop's synonyms, read anew when they have changed. */
export function readSynonyms(db: DatabaseSync): Synonyms {
  const { text } = row<{ text: string }>(
    db,
    "SELECT coalesce(group_concat(synonyms, ';'), '') AS text FROM search_synonyms",
  )!;
  if (text !== last.text) last = { text, synonyms: parse(text) };
  return last.synonyms;
}

function parse(text: string): Synonyms {
  const known = new Map<string, string[]>();
  for (const group of text.split(';')) {
    const members = group.split(',').map(member => wordsOf(member).join(' '));
    for (const member of members) known.set(member, [...new Set([...(known.get(member) ?? [member]), ...members])]);
  }
  return known;
}

/** The synonyms of words as typed, or of their singular. */
export const synonymsOf = (synonyms: Synonyms, words: string): readonly string[] | undefined =>
  synonyms.get(words) ?? synonyms.get(words.replace(/s$/, '')) ?? synonyms.get(words.replace(/es$/, ''));
