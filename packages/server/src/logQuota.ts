/** ms */
const window = 60_000;

/**
 * Lets so much be written down in a minute of what browsers tell, and no more: anybody may send anything.
 *
 * @param now Milliseconds since the epoch.
 * @returns whether one line more may be.
 */
export function logQuota(most: number, now: () => number): () => boolean {
  let opened = Number.NEGATIVE_INFINITY;
  let written = 0;
  return () => {
    if (now() - opened >= window) {
      opened = now();
      written = 0;
    }
    if (written === most) return false;
    written += 1;
    return true;
  };
}
