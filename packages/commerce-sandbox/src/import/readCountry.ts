import { countryCodes } from '../directory/countryNames.ts';
import { FieldError, shorten } from './splitFields.ts';

/** A name without regard to case, accents and the shape of its apostrophe. */
const keyOf = (name: string) =>
  name
    .trim()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** English names of countries by name and by code, as Magento's export has the one and people write the other. */
const countries = new Map(
  [...countryCodes].flatMap(([name, code]): [string, string][] => [
    [keyOf(name), name],
    [keyOf(code), name],
  ]),
);

/** The English name of a country from its name or its code of two letters. Throws FieldError. */
export function readCountry(text: string): string {
  const name = countries.get(keyOf(text));
  if (name === undefined)
    throw new FieldError(
      `"${shorten(text)}" is no country: write its English name, for example India, or its code, IN`,
    );
  return name;
}
