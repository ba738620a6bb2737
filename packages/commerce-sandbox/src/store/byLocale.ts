import type { StoreViewSeed } from '../catalogue/contentTypes.ts';

/** What a store view may be written in. */
export type Locale = StoreViewSeed['locale'];

/**
 * Texts in each language of the store views: whatever one of them says, the others have to say too. Those of a store
 * view stand at its locale.
 */
export const byLocale = <Texts>(
  texts: { en_US: Texts } & Record<Exclude<Locale, 'en_US'>, NoInfer<Texts>>,
): Readonly<Record<Locale, Texts>> => texts;
