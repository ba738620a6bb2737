import type { StorageLike } from '../ports.ts';

/** Web storage in a map, which a test can look into. */
export function fakeStorage(entries = new Map<string, string>()): StorageLike & { entries: Map<string, string> } {
  return {
    entries,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
