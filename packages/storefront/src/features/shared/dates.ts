import { dateLocale } from '@shop/messages/dates';

/* Dates and times of day, as shoppers in India read them: everywhere in the same words, and in India's time. */

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const formats = {
  /** "21 November 2026" */
  day,
  /** "Sat, 21 November" */
  weekday: { weekday: 'short', day: 'numeric', month: 'long' },
  /** "Sat, 21 Nov" */
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "21 November 2026 at 2:45 pm" */
  moment: { ...day, hour: 'numeric', minute: '2-digit' },
  /** "2:45:10 pm" */
  clock: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made: Partial<Record<keyof typeof formats, Intl.DateTimeFormat>> = {};

/** A point in time, in milliseconds since 1970, as all dates are written (orders-01). Formats are made when they are needed: one costs a slow phone some 50 ms. */
export const dateText = (time: number, as: keyof typeof formats = 'day'): string =>
  (made[as] ??= new Intl.DateTimeFormat(dateLocale, { ...formats[as], timeZone: 'Asia/Kolkata' })).format(time);

/** Milliseconds since 1970 of "2026-11-21 09:15:00", which back ends write in UTC, or of a day; NaN where it is no time. */
export function serverTime(text: string): number {
  const written = text.trim();
  return Date.parse(written.includes(' ') ? `${written.replace(' ', 'T')}Z` : written);
}

/** The same as a shopper reads it. What cannot be read stays as it is. */
export function serverDate(text: string, as?: keyof typeof formats): string {
  const time = serverTime(text);
  return Number.isNaN(time) ? text : dateText(time, as);
}
