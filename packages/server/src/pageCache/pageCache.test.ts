import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderedPage } from '@shop/variant';
import { describe, expect, it, vi } from 'vitest';
import { page } from '../testing/makeServer.ts';
import { freshFor, keptFor, makePageCache, staleFor } from './pageCache.ts';

const minute = 60_000;
const home = { place: 'https://shop.test kaveri', path: '/', search: '' };

/** A cache with a clock, and pages that say which of all that were made they are. */
function setUp({ room = 1_000_000 } = {}) {
  let time = 0;
  let made = 0;
  const report = vi.fn<(error: unknown) => void>();
  const cache = makePageCache({ room, now: () => time, report });
  const make = (rest: Partial<RenderedPage> = {}) =>
    vi.fn(async () => ({ ...page, html: `page ${(made += 1)}`, ...rest }));
  return {
    cache,
    report,
    make,
    pass: (ms: number) => {
      time += ms;
    },
    /** What a visitor reads, and how it came. */
    async read(address = home, maker: () => Promise<RenderedPage> = make()) {
      const { page: found, state } = await cache.take(address, maker);
      return `${await new Response(await found.bodyAs(undefined)).text()}, ${state}`;
    },
  };
}

describe('a guest page', () => {
  it('is made once, kept while it is fresh, then shown once more while a new one is made', async () => {
    const { read, pass } = setUp();
    expect([await read(), await read()]).toEqual(['page 1, made', 'page 1, fresh']);
    pass(freshFor);
    expect(await read()).toBe('page 1, stale');
    await vi.waitFor(async () => expect(await read()).toBe('page 2, fresh'));
  });

  it('is made anew once it is too old to be shown', async () => {
    const { read, pass } = setUp();
    await read();
    pass(freshFor + staleFor);
    expect(await read()).toBe('page 2, made');
  });

  it('is made once for all who wait for it', async () => {
    const { read, make } = setUp();
    const maker = make();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => read(home, maker))))).toEqual(
      new Set(['page 1, made']),
    );
    expect(maker).toHaveBeenCalledOnce();
  });

  it('is had as every client takes it, though it is kept in one way', async () => {
    const { cache, make } = setUp();
    const { page: found } = await cache.take(home, make({ html: 'Shoes '.repeat(500) }));
    const decoded = async (encoding: 'br' | 'gzip' | undefined) => {
      const bytes = Buffer.from(await new Response(await found.bodyAs(encoding)).arrayBuffer());
      return (encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes).toString();
    };
    for (const encoding of ['br', 'gzip', undefined] as const)
      expect(await decoded(encoding)).toBe('Shoes '.repeat(500));
  });
});

describe('what is not kept', () => {
  it.each([
    ['a page of one visitor', { shared: false }],
    ['a failure', { status: 503 }],
  ])('is %s', async (_, rest) => {
    const { read, make } = setUp();
    await read(home, make(rest));
    expect(await read()).toBe('page 2, made');
  });

  it('is shared between no two store views, hosts, schemes or queries', async () => {
    const { read } = setUp();
    const others = [
      { ...home, place: 'https://shop.test godavari' },
      { ...home, place: 'http://shop.test kaveri' },
      { ...home, place: 'https://north.test kaveri' },
      { ...home, search: '?page=2' },
      { ...home, path: '/cart' },
    ];
    await read();
    for (const [index, address] of others.entries()) expect(await read(address)).toBe(`page ${index + 2}, made`);
  });
});

describe('a back end that is away', () => {
  const away = async () => Promise.reject(new Error('away'));

  it('leaves what is kept standing for a day, and says so once a second', async () => {
    const { read, pass, report } = setUp();
    await read();
    pass(freshFor + staleFor + minute);
    for (let visitor = 0; visitor < 5; visitor += 1) expect(await read(home, away)).toBe('page 1, stale');
    expect(report.mock.calls).toEqual([[new Error('away')]]);
    pass(keptFor);
    await expect(read(home, away)).rejects.toThrow('away');
  });

  it('that answers with failures does so, too, and a good page comes as soon as there is one', async () => {
    const { read, pass, make, report } = setUp();
    await read();
    pass(freshFor + staleFor);
    expect(await read(home, make({ status: 503 }))).toBe('page 1, stale');
    expect(report).toHaveBeenCalledOnce();
    expect(await read()).toBe('page 3, made');
  });

  it('is told to whom nothing is kept for', async () => {
    const { read } = setUp();
    await expect(read(home, away)).rejects.toThrow('away');
    expect(await read()).toBe('page 1, made');
  });
});

describe('room', () => {
  it('is bounded, whatever is asked for', async () => {
    const { cache, read } = setUp({ room: 50_000 });
    for (let index = 0; index < 40; index += 1) await read({ ...home, path: `/${index}` });
    expect(cache.bytes()).toBeLessThanOrEqual(50_000);
    expect(cache.bytes()).toBeGreaterThan(25_000);
  });

  it('counts what addresses and heads take, too, which anybody can make long', async () => {
    const { cache, read, make } = setUp({ room: 500_000 });
    const long = 'a'.repeat(15_000);
    for (let index = 0; index < 20; index += 1)
      await read(
        { ...home, path: `/${long}${index}/` },
        make({ status: 301, html: '', headers: { location: `/${long}${index}` } }),
      );
    expect(cache.purgeAll()).toBeLessThan(4);
  });

  it('for what the shop links cannot be taken by addresses that anybody makes up', async () => {
    const { read, make } = setUp({ room: 50_000 });
    await read();
    for (let index = 0; index < 20; index += 1) {
      await read({ ...home, search: `?x=${index}` });
      await read({ ...home, path: `/${index}` }, make({ status: 404 }));
    }
    expect(await read()).toBe('page 1, fresh');
  });
});

describe('a purge', () => {
  const shoe = { ...home, path: '/shoe.html' };
  const tagged = { headers: { 'x-magento-tags': 'cat_p_42,cms_b_footer' } };

  it('forgets what carries a tag, and nothing else', async () => {
    const { cache, read, make } = setUp();
    await read();
    await read(shoe, make(tagged));
    expect(cache.purgeTags(['cat_p_4', 'cat_p'])).toBe(0);
    expect(cache.purgeTags(['cat_p_42'])).toBe(1);
    expect([await read(), await read(shoe)]).toEqual(['page 1, fresh', 'page 3, made']);
  });

  it('forgets a path with every query and in every store view', async () => {
    const { cache, read } = setUp();
    await read(shoe);
    await read({ ...shoe, search: '?colour=2' });
    await read({ ...shoe, place: 'https://shop.test godavari' });
    await read();
    expect([cache.purgePath('/shoe.html'), cache.purgeAll()]).toEqual([3, 1]);
  });

  it('keeps what was begun before it from being kept, and from those who come after it', async () => {
    const { cache, read } = setUp();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const early = read(shoe, () => promise);
    cache.purgeTags(['cat_p_42']);
    const late = read(shoe);
    resolve({ ...page, html: 'old' });
    expect([await early, await late]).toEqual(['old, made', 'page 1, made']);
    expect(await read(shoe)).toBe('page 1, fresh');
  });
});
