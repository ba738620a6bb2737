import { byLocale, type Locale } from '../store/byLocale.ts';

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of two letters of all countries, by their English names. */
export const countryCodes: ReadonlyMap<string, string> = new Map(
  letters.flatMap(first =>
    letters.flatMap((second): [name: string, code: string][] => {
      const name = english.of(first + second);
      return name === undefined ? [] : [[name, first + second]];
    }),
  ),
);

const names = byLocale({ en_US: english, hi_IN: new Intl.DisplayNames('hi', { type: 'region' }) });

/** A country, kept by its English name, in the language of a store view; as it is where it is none. */
export function countryIn(locale: Locale, name: string): string {
  const code = countryCodes.get(name);
  return code === undefined ? name : (names[locale].of(code) ?? name);
}
