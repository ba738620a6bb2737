import { describe, expect, it, vi } from 'vitest';
import { get, makeServer } from './testing/makeServer.ts';
import { playStoreViews } from './testing/playStoreViews.ts';

/** A Magento whose default store view lies in another website than the shop's. */
const views = { default: 'en_US', kaveri: 'en_US' };

describe('health', () => {
  it('is live whatever the back end does', async () => {
    const answer = await makeServer({
      fetch: async () => {
        throw new TypeError('down');
      },
    }).fetch(get('/healthz'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('is ready when the back end answers, and asks it once however many ask', async () => {
    const fetch = vi.fn(playStoreViews(views));
    const shop = makeServer({ fetch, now: () => 0 });
    const answers = await Promise.all([shop.fetch(get('/readyz')), shop.fetch(get('/readyz'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const asked = fetch.mock.calls.map(([address]) => new URL(new Request(address).url).searchParams.get('query'));
    expect(asked).toEqual(['{__typename}', '{storeConfig{store_code locale}}']);
  });

  it('is not ready once the process is to stop, and asks nothing then', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const answer = await makeServer({ fetch, isStopping: () => true }).fetch(get('/readyz'));
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is open while Magento is away, and closed as soon as the process is to stop', async () => {
    let isStopping = false;
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 502 }));
    const shop = makeServer({ fetch, isStopping: () => isStopping });
    const probe = async () => {
      const answer = await shop.fetch(new Request('http://10.0.0.7:3000/openz'));
      return [answer.status, await answer.json(), answer.headers.get('cache-control')];
    };
    expect(await probe()).toEqual([200, { status: 'open' }, 'no-store']);
    isStopping = true;
    expect(await probe()).toEqual([503, { status: 'stopping' }, 'no-store']);
    expect((await shop.fetch(get('/healthz'))).status).toBe(200);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is not ready where the back end lacks the store view of the variant', async () => {
    const answer = await makeServer({ fetch: playStoreViews({ default: 'en_US' }) }).fetch(get('/readyz'));
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        status:
          'the commerce back end has no store view "kaveri": set storeCode in the variant to the code of one that it has',
      },
    ]);
  });

  it('is not ready while the back end has not said whether it has the store view', async () => {
    let now = 0;
    const fetch = vi.fn(playStoreViews(views));
    const shop = makeServer({ fetch, now: () => now });
    fetch.mockResolvedValueOnce(Response.json({ data: {} }));
    fetch.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
    const answer = await shop.fetch(get('/readyz'));
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'the commerce back end has not said yet whether it has the store view "kaveri"' },
    ]);
    now = 2000;
    expect((await shop.fetch(get('/readyz'))).status).toBe(200);
  });

  it('is not ready while the back end does not answer, and asks again later', async () => {
    let now = 0;
    let isUp = false;
    const shop = makeServer({
      now: () => now,
      fetch: async (...asked) => (isUp ? playStoreViews(views)(...asked) : new Response(null, { status: 502 })),
    });
    expect((await shop.fetch(get('/readyz'))).status).toBe(503);
    isUp = true;
    expect((await shop.fetch(get('/readyz'))).status).toBe(503);
    now = 2000;
    expect((await shop.fetch(get('/readyz'))).status).toBe(200);
  });
});
