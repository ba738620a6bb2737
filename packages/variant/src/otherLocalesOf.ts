import type { Variant } from './Variant.ts';

/** The locales that a shop is made in besides its own. */
export const otherLocalesOf = ({ locale, otherLocales }: Pick<Variant, 'locale' | 'otherLocales'>): string[] =>
  Object.keys(otherLocales).filter(other => other !== locale);
