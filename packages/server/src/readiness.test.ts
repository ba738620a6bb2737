import { describe, expect, it, vi } from 'vitest';
import { get, makeServer, variant } from './testing/makeServer.ts';

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
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: {} }));
    const shop = makeServer({ fetch, now: () => 0 });
    const answers = await Promise.all([shop.fetch(get('/readyz')), shop.fetch(get('/readyz'))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const asked = fetch.mock.calls.map(([address]) => new URL(new Request(address).url).searchParams.get('query'));
    expect(asked).toEqual(['{__typename}', '{availableStores{store_code locale}}']);
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

  it('is not ready where the back end lacks the store view of the variant, and names those it has', async () => {
    const stores = { availableStores: [{ store_code: 'north' }, { store_code: 'south' }] };
    const answer = await makeServer({
      fetch: async () => Response.json({ data: stores }),
      variant: { ...variant, storeCode: 'west' },
    }).fetch(get('/readyz'));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      status: 'the commerce back end has no store view "west": set storeCode in the variant to one of north, south',
    });
    expect(
      (
        await makeServer({
          fetch: async () => Response.json({ data: stores }),
          variant: { ...variant, storeCode: 'south' },
        }).fetch(get('/readyz'))
      ).status,
    ).toBe(200);
  });

  it('is not ready while the back end does not answer, and asks again later', async () => {
    let now = 0;
    let isUp = false;
    const shop = makeServer({
      now: () => now,
      fetch: async () => (isUp ? Response.json({ data: {} }) : new Response(null, { status: 502 })),
    });
    expect((await shop.fetch(get('/readyz'))).status).toBe(503);
    isUp = true;
    expect((await shop.fetch(get('/readyz'))).status).toBe(503);
    now = 2000;
    expect((await shop.fetch(get('/readyz'))).status).toBe(200);
  });
});
