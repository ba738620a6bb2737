import { dateText } from '../shared/dates.ts';

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4}),?\s+(\d{1,2}:\d{2})\s*([AP]M)$/i;

/**
 * A transaction's date as the back end writes it, "4/18/22, 4:31 PM" in the month-first way of en_US, as one reads it
 * in India: "18 April 2022, 4:31 pm". What is written otherwise stays as it is.
 */
export function coinDate(text: string): string {
  const [, month, day, year, time, half] = american.exec(text.trim()) ?? [];
  if (!month || !day || !year || !half) return text;
  const date = new Date(Date.UTC(Number(year.length === 2 ? `20${year}` : year), Number(month) - 1, Number(day)));
  // The store writes in India's time already: its midnight in UTC is the same day there.
  return date.getUTCMonth() === Number(month) - 1
    ? `${dateText(date.getTime())}, ${time}\u00a0${half.toLowerCase()}`
    : text;
}
