/** How often it is looked, ms. */
const interval = 100;
/** How much one look weighs. */
const weight = 0.2;

/**
 * Measures how late this process comes to what is due, from now on.
 *
 * @param now Milliseconds, of a clock that may begin anywhere.
 * @returns the lag in ms, smoothed over about a second, so that one long task is no overload.
 */
export function eventLoopLag(now: () => number): () => number {
  let smoothed = 0;
  let looked = now();
  setInterval(() => {
    const late = Math.max(0, now() - looked - interval);
    smoothed += weight * (late - smoothed);
    looked = now();
  }, interval).unref();
  return () => smoothed;
}
