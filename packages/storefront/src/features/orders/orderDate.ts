import { locale } from '@shop/ui';

const format = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/**
 * "2026-11-21 09:15:00" (UTC, as the back end writes it) as "21 November 2026" in India. What cannot be read stays as
 * it is.
 */
export function orderDate(text: string): string {
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? text : format.format(date);
}
