import { byLocale, type Locale } from '../store/byLocale.ts';
import { hindiBillWords } from './hindiBillWords.ts';

const words = byLocale<Readonly<Record<string, string>>>({ en_US: {}, hi_IN: hindiBillWords });

const numbers = /\d+(?:[.,]\d+)*/g;

/** What a biller or a plan says, in the language of a store view (bills-10). What has no translation stays. */
export function billWordsIn(locale: Locale, text: string): string {
  const found = text.match(numbers) ?? [];
  const translation = words[locale][text.replaceAll(numbers, '#')];
  return translation?.replaceAll('#', () => found.shift() ?? '#') ?? text;
}
