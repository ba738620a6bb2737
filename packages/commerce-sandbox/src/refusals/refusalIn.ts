import { byLocale, type Locale } from '../store/byLocale.ts';
import { hindiPurchaseRefusals } from './hindiPurchaseRefusals.ts';
import { hindiRefusals } from './hindiRefusals.ts';

/** A phrase with `%1` in it, as what matches it. */
interface Pattern {
  matches: RegExp;
  /** Numbers of the placeholders, in the order of the phrase. */
  places: readonly string[];
  translation: string;
}

interface Dictionary {
  whole: ReadonlyMap<string, string>;
  patterns: readonly Pattern[];
}

const placeholder = /%(\d)/g;

const special = /[.*+?^${}()|[\]\\]/g;

const patternOf = ([phrase, translation]: [string, string]): Pattern => ({
  matches: new RegExp(
    `^${phrase
      .replaceAll(special, String.raw`\$&`)
      // What stands in quotes has none inside, so that of several sentences it does not take the next one too.
      .replaceAll(/"%\d"/g, '"([^"]+)"')
      .replaceAll(placeholder, '(.+?)')}$`,
    's',
  ),
  places: Array.from(phrase.matchAll(placeholder), ([, place]) => place!),
  translation,
});

function dictionaryOf(phrases: Readonly<Record<string, string>>): Dictionary {
  const all = Object.entries(phrases);
  return {
    whole: new Map(all),
    patterns: all.filter(([phrase]) => phrase.includes('%1')).map(patternOf),
  };
}

const dictionaries = byLocale({
  en_US: dictionaryOf({}),
  hi_IN: dictionaryOf({ ...hindiRefusals, ...hindiPurchaseRefusals }),
});

/** Between the fields, or the sentences, that one message lists. */
const between = /(, |(?<=try again\.) )/;

/**
 * A message of Magento in the language of a store view (shops-07). What stands for a placeholder is looked up as well: a field's
 * label, or a refusal in a refusal. What has no translation stays as it is, as in Magento.
 */
export function refusalIn(locale: Locale, message: string): string {
  const { whole, patterns } = dictionaries[locale];
  const known = whole.get(message);
  if (known !== undefined) return known;
  for (const { matches, places, translation } of patterns) {
    const found = matches.exec(message)?.slice(1);
    if (!found) continue;
    return translation.replaceAll(placeholder, (_, place: string) => {
      const value = found[places.indexOf(place)]!;
      // With the separators, which no phrase is.
      return value
        .split(between)
        .map(part => refusalIn(locale, part))
        .join('');
    });
  }
  return message;
}
