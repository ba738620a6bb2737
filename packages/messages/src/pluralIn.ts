/** What is said of a number, by the plural categories of CLDR that the language has. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Chooses what a language says of a whole number, as CLDR has it: 1 is "one" in English, 0 and 1 are in Hindi, and
 * Polish says 2 to 4 otherwise than 5. A form that is not given is that of "other". A build has a comparison in its
 * place where the language needs no more.
 *
 * @param language BCP 47 tag, for example "pl-PL". One that CLDR does not know counts as English does.
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules([language, 'en']);
    return forms[rules.select(count)] ?? forms.other;
  };
}
