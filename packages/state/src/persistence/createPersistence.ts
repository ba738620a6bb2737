import type { Clock, StorageLike } from '../ports.ts';
import { isStorable } from './isStorable.ts';
import { storageKey, type StoredName, type StoredValues } from './storedValues.ts';

interface Entry {
  value: unknown;
  /** Milliseconds since 1970. */
  timeStored: number;
  /** Seconds. */
  ttl?: number;
}

export interface Persistence {
  /**
   * The stored value; undefined when there is none, it is past its time-to-live (then it is deleted, storage-02) or
   * cannot be read.
   */
  get<Name extends StoredName>(name: Name): StoredValues[Name] | undefined;
  /** @param ttl seconds; without it the value never expires. */
  set<Name extends StoredName>(name: Name, value: StoredValues[Name], ttl?: number): void;
  remove(name: StoredName): void;
  /**
   * Milliseconds that a value has left: negative once expired, Infinity without a time-to-live, undefined when nothing
   * is stored. Leaves the value where it is.
   */
  remaining(name: StoredName): number | undefined;
  /** Empties the storages, also of what others put there (the Sign Out button, session-05). */
  clearAll(): void;
}

function parse(text: string | null | undefined): Entry | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    const sound = typeof entry === 'object' && entry !== null && 'value' in entry && 'timeStored' in entry;
    return sound && typeof entry.timeStored === 'number' ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the shop remembers in the browser: `{value, timeStored, ttl}` under namespace, two underscores and name. Without
 * storage, or when it is full, it goes on in memory.
 *
 * @param storage local storage; undefined on the server and where the browser forbids it.
 * @param alsoCleared further storages that `clearAll` empties.
 */
export function createPersistence(
  storage: StorageLike | undefined,
  clock: Pick<Clock, 'now'>,
  alsoCleared: (StorageLike | undefined)[] = [],
): Persistence {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: StorageLike) => T): T | undefined => {
    try {
      return storage && use(storage);
    } catch {
      return undefined;
    }
  };

  const remove = (name: StoredName) => {
    memory.delete(storageKey(name));
    attempt(store => store.removeItem(storageKey(name)));
  };

  const read = (name: StoredName): Entry | undefined => {
    const key = storageKey(name);
    const text = memory.get(key) ?? attempt(store => store.getItem(key));
    const entry = parse(text);
    if (entry !== undefined && isStorable(name, entry.value)) return entry;
    if (typeof text === 'string') remove(name);
    return undefined;
  };

  const remainingOf = ({ timeStored, ttl }: Entry) =>
    typeof ttl === 'number' ? timeStored + ttl * 1000 - clock.now() : Infinity;

  return {
    get<Name extends StoredName>(name: Name) {
      const entry = read(name);
      if (entry === undefined) return undefined;
      if (remainingOf(entry) < 0) {
        remove(name);
        return undefined;
      }
      return entry.value as StoredValues[Name];
    },
    set(name, value, ttl) {
      const key = storageKey(name);
      const text = JSON.stringify({ value, timeStored: clock.now(), ...(ttl === undefined ? {} : { ttl }) });
      const kept = attempt(store => {
        store.setItem(key, text);
        return true;
      });
      if (kept) memory.delete(key);
      else {
        // A value that is no longer true must not be there after a reload.
        remove(name);
        memory.set(key, text);
      }
    },
    remove,
    remaining(name) {
      const entry = read(name);
      return entry && remainingOf(entry);
    },
    clearAll() {
      memory.clear();
      for (const each of [storage, ...alsoCleared]) {
        try {
          each?.clear();
        } catch {
          // A storage that may not be touched holds nothing of ours.
        }
      }
    },
  };
}
