/**
 * The tab that a key leads to, from 0, going round at the ends; undefined for keys that mean nothing here.
 *
 * @param fromRight one reads from the right, where the next one stands to the left.
 */
export function tabAfter(key: string, current: number, count: number, fromRight = false): number | undefined {
  if (count === 0) return undefined;
  if (key === (fromRight ? 'ArrowLeft' : 'ArrowRight')) return (current + 1) % count;
  if (key === (fromRight ? 'ArrowRight' : 'ArrowLeft')) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
