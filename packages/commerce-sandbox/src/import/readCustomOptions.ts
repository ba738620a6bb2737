import type { CustomOptionSeed, CustomOptionType, OptionPriceSeed } from '../catalogue/customOptionTypes.ts';
import type { TierPriceSeed } from '../catalogue/priceTypes.ts';
import type { ProductType } from '../catalogue/ProductSeed.ts';
import type { DatabaseSync } from 'node:sqlite';
import { customOptions, customValues, isWritten, type OptionPrice } from '../products/customOptions.ts';
import { tierPrices } from '../products/tierPrices.ts';
import { readFlag, readNumber, readPaise, readWord } from './readScalars.ts';
import { FieldError, shorten, splitEscaped, splitPairs } from './splitFields.ts';
import { amount, joinBars, joinRuns } from './writeFields.ts';

/** Types of product whose customisable options the shop asks for. */
export const customisable: ReadonlySet<ProductType> = new Set<ProductType>(['simple', 'virtual', 'configurable']);

const types: readonly CustomOptionType[] = [
  'field',
  'area',
  'date',
  'date_time',
  'time',
  'drop_down',
  'radio',
  'checkbox',
  'multiple',
];

type Pairs = Map<string, string>;

function readPrice(pairs: Pairs): OptionPriceSeed {
  const text = pairs.get('price') || '0';
  const sku = pairs.get('sku');
  const isPercent = readWord(pairs.get('price_type') || 'fixed', ['fixed', 'percent']) === 'percent';
  return {
    ...(isPercent ? { percent: readNumber(text, { to: 10_000 }) } : { price: readPaise(text) }),
    ...(sku && { sku }),
  };
}

/** Options that take a file are left out: the shop has no upload. */
const isFile = (pairs: Pairs) => pairs.get('type')?.trim().toLowerCase() === 'file';

/**
 * Magento's custom_options: one run of pairs for each value, where runs of one name are one option. Throws FieldError.
 */
export function readCustomOptions(text: string): CustomOptionSeed[] {
  const runs = splitEscaped(text, '|')
    .map(splitPairs)
    .filter(pairs => !isFile(pairs));
  return [...Map.groupBy(runs, pairs => pairs.get('name') ?? '')].map(([title, [first = new Map(), ...more]]) => {
    if (title === '') throw new FieldError('"name=" is missing in one of its parts');
    const type = readWord(first.get('type') ?? '', types);
    const base = { title, type, required: readFlag(first.get('required') || '0') };
    if (isWritten({ type })) {
      const longest = readNumber(first.get('max_characters') || '0', { to: 10_000 });
      return { ...base, ...readPrice(first), ...(longest > 0 && { maxCharacters: longest }) };
    }
    const values = [first, ...more].map(pairs => {
      const value = pairs.get('option_title');
      if (!value) throw new FieldError(`"option_title=" is missing in one of the values of "${shorten(title)}"`);
      return { title: value, ...readPrice(pairs) };
    });
    return { ...base, values };
  });
}

/** True where an option asks for a file. */
export const asksForFile = (text: string): boolean => /(?:^|[,|])\s*type\s*=\s*"?file\b/i.test(text);

/** `3=899.00|10=15%`: from so many pieces on a price, or so much off the price. Throws FieldError. */
export const readTierPrices = (text: string): TierPriceSeed[] =>
  splitEscaped(text, '|')
    .map((tier): TierPriceSeed => {
      const [, pieces = '', price = '', percent] = /^(\d{1,5})=([^%]+)(%)?$/.exec(tier) ?? [];
      if (pieces === '' || Number(pieces) < 2)
        throw new FieldError(`"${shorten(tier)}" is not of the form 3=899.00 or 3=15%`);
      return percent
        ? { quantity: Number(pieces), percentOff: readNumber(price, { to: 100 }) }
        : { quantity: Number(pieces), price: readPaise(price) };
    })
    .toSorted((a, b) => a.quantity - b.quantity);

const pricePairs = ({ price, price_type, sku }: OptionPrice): [string, string][] => [
  ['price', price_type === 'percent' ? String(price / 100) : amount(price)],
  ['price_type', price_type],
  ['sku', sku ?? ''],
];

/** The column custom_options, as readCustomOptions reads it. */
export const customOptionsColumn = (db: DatabaseSync, productId: number): string =>
  joinRuns(
    customOptions(db, productId).flatMap((option): [string, string][][] => {
      const head: [string, string][] = [
        ['name', option.title],
        ['type', option.type],
        ['required', String(option.required)],
      ];
      if (isWritten(option))
        return [[...head, ...pricePairs(option), ['max_characters', String(option.max_characters)]]];
      return customValues(db, option.id).map(value => [...head, ...pricePairs(value), ['option_title', value.title]]);
    }),
  );

/** The attribute sandbox_tier_prices, as readTierPrices reads it. */
export const tierPricesAttribute = (db: DatabaseSync, productId: number): [string, string][] => {
  const tiers = tierPrices(db, productId);
  return tiers.length === 0
    ? []
    : [['sandbox_tier_prices', joinBars(tiers.map(({ quantity, price }) => `${quantity}=${amount(price)}`))]];
};
