interface CountOptions {
  /** What one client may do in a window. */
  limit: number;
  /** Length of the window, ms. */
  window: number;
  clock: () => Date;
}

export interface ClientCount {
  /** Counts one more, unless that is over the limit: then false. */
  take: (client: string) => boolean;
  /** Takes one back that did not count after all. */
  giveBack: (client: string) => void;
  /** Seconds until counting begins anew. */
  wait: () => number;
}

/**
 * Counts what clients do, in windows of time that are the same for all: one entry for each client is all it remembers.
 */
export function countPerClient({ limit, window, clock }: CountOptions): ClientCount {
  let counts = new Map<string, number>();
  let opened = clock().getTime();
  const current = () => {
    const now = clock().getTime();
    if (now - opened >= window) {
      counts = new Map();
      opened = now;
    }
    return counts;
  };
  return {
    take(client) {
      const count = (current().get(client) ?? 0) + 1;
      if (count > limit) return false;
      counts.set(client, count);
      return true;
    },
    giveBack: client => void counts.set(client, Math.max(0, (current().get(client) ?? 0) - 1)),
    wait: () => Math.max(1, Math.ceil((opened + window - clock().getTime()) / 1000)),
  };
}
