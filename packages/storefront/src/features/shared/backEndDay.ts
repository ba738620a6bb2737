import { locale } from '@shop/ui';

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A moment as its day in India: "7 November 2026". Midnight in UTC is of the same day there. */
export const writeDay = (time: Date): string => format.format(time);

/**
 * "2026-11-07 20:15:00" (UTC, as the back end writes it), or its day alone, as the day that it was in India. What
 * cannot be read stays as it is.
 */
export function backEndDay(text: string): string {
  const date = new Date(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : text);
  return Number.isNaN(date.getTime()) ? text : writeDay(date);
}
