import type { RenderedPage } from '@shop/variant';
import { packToKeep, roomOf, type KeptPage } from './packPage.ts';
import type { Purgeable } from './purge.ts';
import { makeShelf } from './shelf.ts';

/** An address in one store view. */
export interface PageAddress {
  /** The shop's origin and the store view: of two that differ in them nothing is shared. */
  place: string;
  path: string;
  /** With its question mark; empty where there is none. */
  search: string;
}

/** How a page came: made for this visitor, kept and fresh, or kept and old. */
export type CacheState = 'made' | 'fresh' | 'stale';

export interface CachedPage {
  page: KeptPage;
  state: CacheState;
  /** How long ago it was made, ms. */
  age: number;
}

export interface PageCache extends Purgeable {
  /**
   * The page at an address, made where none is kept that may be shown. Visitors who ask for the same at once wait for
   * one page.
   *
   * @param make Makes the page as every guest sees it; called at most once.
   * @throws whatever `make` throws, where nothing is kept.
   */
  take: (address: PageAddress, make: () => Promise<RenderedPage>) => Promise<CachedPage>;
  /** Room that is taken, bytes. */
  bytes: () => number;
}

export interface PageCacheOptions {
  /** Room for pages, bytes. */
  room: number;
  /** Milliseconds, of a clock that may begin anywhere. */
  now: () => number;
  /** Told what failed where a kept page was shown instead, once a second at most. */
  report: (error: unknown) => void;
}

/** How long a page counts as fresh, ms: the rule that shared caches are given, too. */
export const freshFor = 60_000;
/** How long it is shown at once after that, while a new one is made, ms. */
export const staleFor = 600_000;
/** How long it stands in for one that cannot be made, ms. */
export const keptFor = 86_400_000;
/** How often at most it is told that pages stand in, ms. */
const toldEvery = 1000;
/** Part of the room for addresses that anybody can make up: with a query, or with nothing there. */
const madeUpShare = 0.2;

interface Kept {
  page: KeptPage;
  address: PageAddress;
  madeAt: number;
}

/** A page that is being made. */
interface Flight {
  address: PageAddress;
  page: Promise<KeptPage>;
  /** Something was purged meanwhile. */
  outdated: boolean;
}

/**
 * Keeps guest pages, compressed, in bounded room. Addresses that anybody can make up have a small room of their own, so
 * that they cannot push out the pages that the shop links.
 */
export function makePageCache({ room, now, report }: PageCacheOptions): PageCache {
  const linked = makeShelf<Kept>(room * (1 - madeUpShare));
  const madeUp = makeShelf<Kept>(room * madeUpShare);
  const shelves = [linked, madeUp];
  const flights = new Map<string, Flight>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (error: unknown) => {
    if (now() - toldAt < toldEvery) return;
    toldAt = now();
    report(error);
  };
  const keyOf = ({ place, path, search }: PageAddress) => `${place} ${path}${search}`;

  const keep = (address: PageAddress, page: KeptPage) => {
    const key = keyOf(address);
    const shelf = page.status === 200 && address.search === '' ? linked : madeUp;
    for (const other of shelves) if (other !== shelf) other.drop(key);
    shelf.set(key, { page, address, madeAt: now() }, page.bytes + roomOf(key));
  };

  const fly = (address: PageAddress, make: () => Promise<RenderedPage>): Promise<KeptPage> => {
    const key = keyOf(address);
    const open = flights.get(key);
    // What was begun before a purge may show what was purged: it is good for those who waited already.
    if (open && !open.outdated) return open.page;
    const own = { address, outdated: false };
    const makeAndKeep = async () => {
      try {
        const page = await packToKeep(await make());
        if (page.shared && page.status < 500 && !own.outdated) keep(address, page);
        return page;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    const flight: Flight = Object.assign(own, { page: makeAndKeep() });
    flights.set(key, flight);
    return flight.page;
  };

  const forget = (test: (kept: Kept) => boolean, isOnItsWay: (address: PageAddress) => boolean) => {
    for (const flight of flights.values()) if (isOnItsWay(flight.address)) flight.outdated = true;
    return shelves.reduce((sum, shelf) => sum + shelf.forget(test), 0);
  };

  return {
    async take(address, make) {
      const key = keyOf(address);
      const kept = linked.get(key) ?? madeUp.get(key);
      const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
      if (kept && age < freshFor) return { page: kept.page, state: 'fresh', age };
      const flight = fly(address, make);
      if (!kept || age >= keptFor) return { page: await flight, state: 'made', age: 0 };
      const old: CachedPage = { page: kept.page, state: 'stale', age };
      if (age < freshFor + staleFor) {
        flight.then(page => page.status >= 500 && tell(new Error(`answered ${page.status}`)), tell);
        return old;
      }
      try {
        const page = await flight;
        if (page.status < 500) return { page, state: 'made', age: 0 };
        tell(new Error(`answered ${page.status}`));
      } catch (error) {
        tell(error);
      }
      return old;
    },
    purgeTags: tags =>
      forget(
        ({ page }) => tags.some(tag => page.tags.has(tag)),
        // Nobody knows its tags before it is made.
        () => true,
      ),
    purgePath: path =>
      forget(
        ({ address }) => address.path === path,
        address => address.path === path,
      ),
    purgeAll: () =>
      forget(
        () => true,
        () => true,
      ),
    bytes: () => linked.bytes() + madeUp.bytes(),
  };
}
