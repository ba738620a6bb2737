// chunk: listing
import { andAbove, upTo } from '@shop/messages/listing';

/** A range of prices in rupees, open where an end is absent. */
export interface PriceRange {
  from: number | undefined;
  to: number | undefined;
  /** The shopper's own, "1000-5000": it holds both ends. Of those that are offered, "1000_5000", the next one begins at the upper end. */
  isOwn: boolean;
}

/** A range of prices in words: "₹1,000 – ₹5,000". */
export const rangeText = (
  { from, to }: Partial<Pick<PriceRange, 'from' | 'to'>> = {},
  money: (rupees: number) => string,
): string =>
  to === undefined
    ? andAbove(money(from ?? 0))
    : from === undefined
      ? upTo(money(to))
      : `${money(from)} – ${money(to)}`;
