/** What is kept under its key, and how much room it takes. */
interface Kept<Value> {
  value: Value;
  bytes: number;
}

/** A store of bounded size that forgets first what was not asked for longest. */
export interface Shelf<Value> {
  get: (key: string) => Value | undefined;
  /** Keeps a value, in place of the one that the key had. One that is larger than the shelf is not kept. */
  set: (key: string, value: Value, bytes: number) => void;
  /** Forgets what a test finds; returns how many that were. */
  forget: (test: (value: Value) => boolean) => number;
  drop: (key: string) => void;
  /** Room that is taken, bytes. */
  bytes: () => number;
}

/**
 * Makes an empty shelf.
 *
 * @param room Bytes that it may hold.
 */
export function makeShelf<Value>(room: number): Shelf<Value> {
  // In the order in which they were asked for: a map keeps the order in which keys were set.
  const entries = new Map<string, Kept<Value>>();
  let taken = 0;
  const drop = (key: string) => {
    taken -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    drop,
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      drop(key);
      if (bytes > room) return;
      entries.set(key, { value, bytes });
      taken += bytes;
      for (const oldest of entries.keys()) {
        if (taken <= room) break;
        drop(oldest);
      }
    },
    forget(test) {
      const found = [...entries].filter(([, { value }]) => test(value));
      for (const [key] of found) drop(key);
      return found.length;
    },
    bytes: () => taken,
  };
}
