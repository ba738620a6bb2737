import type { ProductType } from '../catalogue/ProductSeed.ts';
import { FieldError, shorten } from './splitFields.ts';

const LONGEST_NAME = 255;
/** ₹100 crore: what stands above it is a mistake. */
const MOST_PAISE = 100_000_000_000;

/**
 * Rupees with a point as Magento writes them ("1499.000000") as whole paise, rounded to the nearest. Throws FieldError.
 */
export function readPaise(text: string): number {
  const trimmed = text.trim();
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(trimmed);
  if (!match) throw new FieldError(`"${shorten(text)}" ${whyNoPrice(trimmed)}`);
  const [, whole = '0', part = ''] = match;
  const paise = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0')) + (Number(part[2] ?? 0) >= 5 ? 1 : 0);
  if (paise > MOST_PAISE) throw new FieldError(`"${trimmed}" is more than ₹100 crore`);
  return paise;
}

function whyNoPrice(text: string): string {
  if (/^[^\d-]*(₹|\$|€|£|rs|inr)|(₹|\$|€|£|rs\.?|inr)$/i.test(text))
    return 'has a currency sign: write the number alone, for example 1499.00';
  if (/^\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(text)) return 'has thousands separators: write 1499.00';
  if (/^\d+,\d{1,2}$/.test(text)) return 'has a decimal comma: write 1499.00';
  if (/^-\d/.test(text)) return 'is less than zero';
  return 'is not an amount: write rupees with a point, for example 1499.00';
}

interface Bounds {
  from?: number;
  to?: number;
}

/** A number in digits, with a point. Throws FieldError. */
export function readNumber(text: string, { from = 0, to = 1_000_000_000 }: Bounds = {}): number {
  const value = /^-?\d{1,12}(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw new FieldError(`"${shorten(text)}" is not a number`);
  if (value < from || value > to) throw new FieldError(`${text.trim()} is not between ${from} and ${to}`);
  return value;
}

/** Yes or no as Magento writes it: 1 and 0, Yes and No. Throws FieldError. */
export function readFlag(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (['1', 'yes', 'true'].includes(word)) return true;
  if (['0', 'no', 'false'].includes(word)) return false;
  throw new FieldError(`"${shorten(text)}" is neither 1 nor 0`);
}

/** One of Magento's words, whatever their case. Throws FieldError. */
export function readWord<Word extends string>(text: string, words: readonly Word[]): Word {
  const found = words.find(word => word.toLowerCase() === text.trim().toLowerCase());
  if (found === undefined) throw new FieldError(`"${shorten(text)}" is none of: ${words.join(', ')}`);
  return found;
}

/**
 * A day as Magento exports it (1/31/26, 12:00 AM) or as databases write it (2026-01-31 00:00:00). Throws FieldError.
 */
export function readDate(text: string): Date {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}).*)?$/.exec(text.trim());
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,? (\d{1,2}):(\d{2})\s*(AM|PM)?)?$/i.exec(text.trim());
  const [year, month, day, hour, minute] = iso
    ? iso.slice(1, 6).map(part => Number(part ?? 0))
    : american
      ? fromAmerican(american)
      : [];
  const date = new Date(Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day, hour, minute));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month! - 1) {
    throw new FieldError(`"${shorten(text)}" is not a date: write 2026-01-31 or 1/31/26`);
  }
  return date;
}

function fromAmerican([, month, day, year, hour = '0', minute = '0', half]: RegExpExecArray): number[] {
  const isAfternoon = half?.toUpperCase() === 'PM';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return [Number(year) + (year!.length === 2 ? 2000 : 0), Number(month), Number(day), hours, Number(minute)];
}

/** Throws FieldError. */
export function readName(text: string): string {
  if (text.length > LONGEST_NAME) throw new FieldError(`has ${text.length} characters, more than ${LONGEST_NAME}`);
  return text.trim();
}

/** Throws FieldError. */
export function readUrlKey(text: string): string {
  if (/[/?#%\s]/.test(text.trim()))
    throw new FieldError(`"${text}" is not part of an address: write letters, digits and hyphens`);
  return text.trim();
}

/** Kilograms as grams. Throws FieldError. */
export const readGrams = (text: string): number => Math.round(readNumber(text, { to: 1_000_000 }) * 1000);

/** Whole pieces; 0 is no limit. Throws FieldError. */
export const readQuantity = (text: string): number | undefined =>
  Math.ceil(readNumber(text, { to: 100_000_000 })) || undefined;

/** Pieces that are sold together; undefined for a number with a decimal part, of which no whole pieces are. */
export const readStep = (text: string): number | undefined => {
  const step = readNumber(text, { to: 100_000 });
  return Number.isInteger(step) && step > 1 ? step : undefined;
};

const types = [
  'simple',
  'configurable',
  'virtual',
  'bundle',
  'grouped',
  'downloadable',
  'giftcard',
] as const satisfies ProductType[];

/** Throws FieldError. */
export const readProductType = (text: string): ProductType => readWord(text, types);
