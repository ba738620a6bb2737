import type { Clock } from '@shop/state';

/** No time passes, and nothing that waits for it comes. */
export const stillClock: Clock = {
  now: () => 0,
  setTimeout: () => 0,
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
};
