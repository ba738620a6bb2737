const DAY = 24 * 60 * 60 * 1000;
/** India's clock is so far ahead of UTC, the whole year. */
const INDIA = 5.5 * 60 * 60 * 1000;

/**
 * The last day of an offer that is promised for `days` days at a time, as Magento writes it: that day counts whole, by
 * the clock of the store.
 */
export function dealEnd(days: number, now: Date): string {
  const today = Math.floor((now.getTime() + INDIA) / DAY);
  const last = (Math.floor(today / days) + 1) * days - 1;
  return `${new Date(last * DAY).toISOString().slice(0, 10)} 00:00:00`;
}
