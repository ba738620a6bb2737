/** Time, in milliseconds. A test gives one that it turns itself. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
  setInterval(run: () => void, ms: number): number;
  clearInterval(timer: number): void;
}

export interface Navigation {
  /**
   * Loads the page anew. What stands there may be somebody's who has signed out, and is taken off the screen at once: a
   * slow answer would leave it there (session-24).
   */
  reload(): void;
  /** Leaves for another document. */
  assign(path: string): void;
  /** Path and query of the open page. */
  path(): string;
}

/** Calls back until the returned function is called. */
export type Subscribe = (notice: () => void) => () => void;

/** What happens around the page. Each is absent on the server. */
export interface PageEvents {
  /** Another tab changed what is stored. */
  storageChanged?: Subscribe;
  /** The device gained or lost its network. */
  connectionChanged?: Subscribe;
  isOnline?: () => boolean;
  /** The page came back out of the back/forward cache. */
  pageRestored?: Subscribe;
}

/** The part of the Web Storage interface that is needed. */
export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}
