/** True for the code of a locale: language, script where it takes one, and country, as ta_IN, kok_IN and sr_Cyrl_RS. */
export const isLocale = (code: string): boolean => /^[a-z]{2,3}(?:_[A-Z][a-z]{3})?_[A-Z]{2}$/.test(code);

/** BCP 47 tag of a locale. */
export const tagOf = (locale: string): string => locale.replaceAll('_', '-');
