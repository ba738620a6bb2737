import { dateText } from './dates.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When an offer price ends. */
export interface OfferEnd {
  /** ms since 1970. */
  until: number;
  /** Its last day as shoppers read it: "Wed, 25 November". */
  day: string;
}

/**
 * Reads Magento's `special_to_date`, "2026-11-25 00:00:00": a day in the store's own time, India's, that counts whole.
 * Nothing where there is none or it cannot be read.
 */
export function offerEnd(toDate: string | null | undefined): OfferEnd | undefined {
  const day = Date.parse(`${toDate?.trim().slice(0, 10) ?? ''}T00:00:00+05:30`);
  return Number.isNaN(day) ? undefined : { until: day + DAY, day: dateText(day, 'weekday') };
}
