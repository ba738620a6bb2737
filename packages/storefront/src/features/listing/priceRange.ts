import { anyPrice } from '@shop/messages/listing';
import { rangeText, type PriceRange } from './rangeText.ts';

const offered = /^(?:(\d{1,9})_(?:(\d{1,9})|\*)|\*_(\d{1,9}))$/;
const own = /^(?:(\d{1,9})-(\d{1,9})?|-(\d{1,9}))$/;

const amount = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

/** Reads "1000_5000", "5000_*", "*_5000", "1000-5000", "5000-" or "-5000"; undefined for what is no range. */
export function readPriceRange(value: string): PriceRange | undefined {
  const [isOwn, found] = [own.test(value), own.exec(value) ?? offered.exec(value)];
  if (!found) return undefined;
  const [from, to] = [amount(found[1]), amount(found[2] ?? found[3])];
  // An offered range without its upper end has nothing in it where both are the same.
  const isEmpty = from !== undefined && to !== undefined && (isOwn ? from > to : from >= to);
  return isEmpty ? undefined : { from, to, isOwn };
}

/** A range of the shopper's own as an address holds it; empty where it is open at both ends. */
export const ownPriceRange = ({ from, to }: Pick<PriceRange, 'from' | 'to'>): string =>
  from === undefined && to === undefined ? '' : `${from ?? ''}-${to ?? ''}`;

/** "1000_5000" as "₹1,000 – ₹5,000". */
export const priceLabel = (value: string, money: (rupees: number) => string): string =>
  value === '' ? anyPrice : rangeText(readPriceRange(value), money);
