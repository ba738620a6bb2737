import * as text from '@shop/messages/deals';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** What is left of an offer, in words: "05:23:10 left", and "2 days 5 h left" from a day on. `left` in ms. */
export function timeLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return text.daysLeft(Math.floor(hours / 24), hours % 24);
  return text.clockLeft([hours, Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':'));
}
