import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ServerOptions } from './createServer.ts';
import { maxBodyBytes } from './proxy.ts';
import { get, makeServer } from './testing/makeServer.ts';

describe('the reverse proxy', () => {
  it('passes allowed headers both ways and no others', async () => {
    const fetch = vi.fn(
      async () =>
        new Response('{}', {
          headers: { 'x-magento-cache-id': 'abc', server: 'secret', 'content-type': 'application/json' },
        }),
    );
    const answer = await makeServer({ fetch }).fetch(
      get('/graphql?query={a}', {
        store: 'zepp',
        'x-evil': '1',
        origin: 'https://elsewhere.test',
        'sec-fetch-site': 'cross-site',
      }),
    );
    const [url, init] = fetch.mock.calls[0] as unknown as [string, { headers: Headers }];
    expect(url).toBe('http://back.test/graphql?query={a}');
    expect([init.headers.get('store'), init.headers.get('x-evil')]).toEqual(['zepp', null]);
    // So that the back end can tell a page of the shop from another.
    expect([init.headers.get('origin'), init.headers.get('sec-fetch-site')]).toEqual([
      'https://elsewhere.test',
      'cross-site',
    ]);
    expect([answer.headers.get('x-magento-cache-id'), answer.headers.get('server')]).toEqual(['abc', null]);
  });

  it('lets shared caches keep the catalogue for as long as the back end says, and browsers for a minute', async () => {
    const rule = async (given: string) =>
      (
        await makeServer({ fetch: async () => Response.json({}, { headers: { 'cache-control': given } }) }).fetch(
          get('/graphql?query={a}'),
        )
      ).headers.get('cache-control');
    expect(await rule('public, max-age=86400')).toBe('public, max-age=60, s-maxage=86400');
    expect(await rule('public, max-age=0, s-maxage=30')).toBe('public, max-age=0, s-maxage=30');
    expect(await rule('no-store, no-cache, must-revalidate, max-age=0')).toContain('no-store');
  });

  it('tells the back end how and where the browser came, as a proxy of ours has it', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const told = async (behindProxy: boolean) => {
      await makeServer({ fetch, behindProxy }).fetch(
        new Request('http://shop.test:1/graphql?query={a}', {
          headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' },
        }),
      );
      const [, { headers }] = fetch.mock.lastCall as unknown as [string, { headers: Headers }];
      return [headers.get('x-forwarded-proto'), headers.get('x-forwarded-host')];
    };
    expect([await told(true), await told(false)]).toEqual([
      ['https', 'shop.test'],
      ['http', 'shop.test'],
    ]);
  });

  it('lets nobody keep what says nothing about it', async () => {
    const answer = await makeServer({ fetch: async () => Response.json({}) }).fetch(
      get('/graphql?query={a}', { authorization: 'Bearer x' }),
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('opens for the allowed paths and methods only, and sends nothing else on', async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const shop = makeServer({ fetch });
    const status = async (path: string, method = 'GET') =>
      (await shop.fetch(new Request(`http://shop.test${path}`, { method }))).status;
    expect([
      await status('/media/..%2fadmin/'),
      await status('/media/%2e%2e%2fadmin'),
      await status('/media/%'),
      await status('/graphql?query={a}', 'PUT'),
    ]).toEqual([400, 400, 400, 405]);
    expect([
      await status('/rest/V1/carts/mine/totals'),
      await status('/gateways'),
      await status('/gateways/', 'POST'),
      await status('/media/x.jpg', 'DELETE'),
    ]).toEqual([404, 404, 404, 405]);
    await status('/admin');
    await status('/inbox');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('calls nobody but the back end, whatever host, address or redirect it is handed', async () => {
    const fetch = vi.fn(
      async () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest' } }),
    );
    const shop = makeServer({ fetch });
    const asked = async (url: string, headers: Record<string, string> = {}) =>
      (await shop.fetch(new Request(url, { headers }))).status;
    // An address as a whole in the first line of a request, and names of machines that are not the shop's.
    for (const host of ['169.254.169.254', 'localhost.evil.test', '[::ffff:10.0.0.1]', 'back.test'])
      expect([host, await asked(`http://${host}/graphql?query={a}`)]).toEqual([host, 421]);
    expect(fetch).not.toHaveBeenCalled();
    for (const path of [
      '//evil.test/graphql',
      '/graphql@evil.test',
      '/graphql:80',
      '/media//evil.test/a.jpg',
      '/media/http://evil.test/',
    ])
      await asked(`http://shop.test${path}`, { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' });
    await asked('http://shop.test/graphql?query={a}&url=http://evil.test', { 'x-original-url': 'http://evil.test/' });
    const called = fetch.mock.calls as unknown as [string, RequestInit][];
    expect(called.map(([url]) => new URL(url).host).filter(host => host !== 'back.test')).toEqual([]);
    expect(called.length).toBeGreaterThan(0);
    for (const [, { redirect }] of called) expect(redirect).toBe('manual');
  });

  it('sends on the path that it has judged', async () => {
    const fetch = vi.fn(async () => new Response('x'));
    await makeServer({ fetch }).fetch(get('/%6dedia/a%20b.jpg?width=40'));
    expect(fetch.mock.lastCall?.[0 as never]).toBe('http://back.test/media/a%20b.jpg?width=40');
  });

  it('keeps cookies, but for those that are named', async () => {
    const fetch = vi.fn(
      async () =>
        new Response('{}', {
          headers: [
            ['set-cookie', 'PHPSESSID=1; HttpOnly'],
            ['set-cookie', 'route=b; Path=/'],
          ],
        }),
    );
    const both = async (commerceCookies?: string[]) => {
      const answer = await makeServer({ fetch, ...(commerceCookies && { commerceCookies }) }).fetch(
        get('/graphql?query={a}', { cookie: 'store_kaveri_rewards=north; route=a; PHPSESSID=2' }),
      );
      const [, init] = fetch.mock.lastCall as unknown as [string, { headers: Headers }];
      return [init.headers.get('cookie'), answer.headers.getSetCookie()];
    };
    expect(await both()).toEqual([null, []]);
    expect(await both(['route'])).toEqual(['route=a', ['route=b; Path=/']]);
  });

  it('lets no file of the back end run as a page of the shop', async () => {
    const answer = await makeServer({
      fetch: async () =>
        new Response('<svg/>', {
          headers: { 'content-type': 'image/svg+xml', 'content-security-policy': "script-src 'unsafe-inline'" },
        }),
    }).fetch(get('/media/a.svg'));
    expect([answer.headers.get('content-security-policy'), answer.headers.get('x-content-type-options')]).toEqual([
      "sandbox; default-src 'none'",
      'nosniff',
    ]);
  });

  it('lets no policy of the back end stand in for that of the shop, but on pages of gateways', async () => {
    const fetch = async () =>
      new Response('<h1>Down</h1>', {
        headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'unsafe-inline'" },
      });
    const policy = async (path: string) =>
      (await makeServer({ fetch }).fetch(get(path))).headers.get('content-security-policy');
    expect([await policy('/graphql?query={a}'), await policy('/gateways/cashfree/pay')]).toEqual([
      "default-src 'none'; frame-ancestors 'none'",
      "script-src 'unsafe-inline'",
    ]);
  });

  it('says what answers differ by', async () => {
    const vary = async (path: string, headers: Record<string, string>, options: Partial<ServerOptions> = {}) =>
      (
        await makeServer({ ...options, fetch: async () => new Response('x', { headers }) }).fetch(get(path))
      ).headers.get('vary');
    const json = { 'content-type': 'application/json' };
    expect(await vary('/graphql?query={a}', { ...json, vary: 'Accept-Encoding, Cookie' })).toBe(
      'store, content-currency, x-magento-cache-id, authorization, accept-encoding',
    );
    expect(await vary('/graphql?query={a}', { ...json, vary: 'Cookie' }, { commerceCookies: ['route'] })).toMatch(
      /^cookie, store/,
    );
    expect(await vary('/media/a.jpg', { 'content-type': 'image/webp', vary: 'Accept' })).toBe('accept');
    expect(await vary('/media/a.jpg', { 'content-type': 'image/jpeg', vary: 'Accept-Encoding' })).toBe(null);
    expect(await vary('/media/a.svg', { 'content-type': 'image/svg+xml' })).toBe('accept-encoding');
    expect(await vary('/media/a.jpg', { vary: '*' })).toBe('*');
    const unchanged = async () => new Response(null, { status: 304, headers: { etag: '"a"' } });
    const { headers } = await makeServer({ fetch: unchanged }).fetch(get('/graphql?query={a}'));
    expect(headers.get('vary')).toMatch(/, accept-encoding$/);
  });

  it('refuses bodies over the limit', async () => {
    const request = new Request('http://shop.test/graphql', {
      method: 'POST',
      body: 'x'.repeat(maxBodyBytes + 1),
      headers: { 'content-length': String(maxBodyBytes + 1) },
    });
    expect((await makeServer().fetch(request)).status).toBe(413);
  });

  it('says that the shop cannot be reached when the back end is down', async () => {
    const answer = await makeServer({
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    }).fetch(get('/graphql?query={a}'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'The shop cannot be reached at the moment. Please try again.' }],
    });
  });

  it('says that the back end is late after fifteen seconds, unless its answer has begun by then', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked: { begin: (answer: Response) => void; signal: AbortSignal }[] = [];
    const shop = makeServer({
      fetch: async (_, init) =>
        new Promise((begin, reject) => {
          const signal = init!.signal!;
          asked.push({ begin, signal });
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    const late = shop.fetch(get('/media/film.mp4'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await late).status).toBe(504);
    const answer = shop.fetch(get('/media/film.mp4'));
    await vi.advanceTimersByTimeAsync(14_000);
    asked[1]!.begin(new Response('film'));
    expect((await answer).status).toBe(200);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('lets parts of a file be asked for, and says how long files are', async () => {
    const part = { 'accept-ranges': 'bytes', 'content-range': 'bytes 0-1/4', 'content-length': '2' };
    const fetch = vi.fn<typeof globalThis.fetch>(
      async () => new Response('fi', { status: 206, headers: { ...part, 'content-type': 'video/mp4' } }),
    );
    const range = { range: 'bytes=0-1', 'if-range': '"a"' };
    const answer = await makeServer({ fetch }).fetch(get('/media/film.mp4', range));
    expect(Object.fromEntries(new Headers(fetch.mock.lastCall?.[1]?.headers))).toMatchObject(range);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([206, part]);
    await makeServer({ fetch }).fetch(get('/graphql?query={a}', range));
    expect(new Headers(fetch.mock.lastCall?.[1]?.headers).has('range')).toBe(false);
  });

  it('compresses no part of a file, and says nothing of the length of what it compresses or was sent compressed', async () => {
    const ask = async (status: number, headers: Record<string, string>) => {
      const fetch = async () =>
        new Response('<svg/>', { status, headers: { 'accept-ranges': 'bytes', 'content-length': '6', ...headers } });
      const { headers: got } = await makeServer({ fetch }).fetch(get('/media/a.svg', { 'accept-encoding': 'br' }));
      return ['content-encoding', 'content-length', 'accept-ranges'].map(name => got.get(name));
    };
    const svg = { 'content-type': 'image/svg+xml' };
    expect(await ask(206, { ...svg, 'content-range': 'bytes 0-5/9' })).toEqual([null, '6', 'bytes']);
    expect(await ask(200, svg)).toEqual(['br', null, null]);
    expect(await ask(200, { 'content-type': 'image/webp', 'content-encoding': 'gzip' })).toEqual([null, null, null]);
  });

  it('does not take a browser that left for a failure', async () => {
    const log = vi.fn();
    const leaving = new AbortController();
    const fetch = async () => {
      leaving.abort();
      throw new DOMException('left', 'AbortError');
    };
    const answer = await makeServer({ log, fetch }).fetch(
      new Request('http://shop.test/media/shoe.jpg', { signal: leaving.signal }),
    );
    expect(answer.status).toBe(499);
    expect(log).not.toHaveBeenCalled();
  });
});
