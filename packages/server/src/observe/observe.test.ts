import { expect, it, vi } from 'vitest';
import { get, makeServer, page } from '../testing/makeServer.ts';
import { accessLines, loggedPath, type Log } from './log.ts';
import type { SeenRequest } from './observation.ts';

/** What is told of the requests to a server whose every look at the clock finds it a millisecond later. */
async function seenOf(request: Request, options: Parameters<typeof makeServer>[0] = {}) {
  let time = 0;
  const onRequest = vi.fn<(request: SeenRequest) => void>();
  const answer = await makeServer({ now: () => (time += 1), onRequest, ...options }).fetch(request);
  expect(onRequest).toHaveBeenCalledOnce();
  return { answer, seen: onRequest.mock.lastCall?.[0] as SeenRequest };
}

it('tells of each request what answered it, how long it took, and what it asked of the back end', async () => {
  const { answer, seen } = await seenOf(get('/shoes.html?q=1'), {
    render: async (_request, { fetch, onLoaded }) => {
      await fetch('http://back.test/graphql');
      await expect(fetch('http://back.test/graphql')).rejects.toThrow('down');
      onLoaded();
      return page;
    },
    fetch: vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(null, { status: 502 }))
      .mockRejectedValueOnce(new TypeError('down')),
  });
  expect(seen).toMatchObject({
    route: 'product',
    method: 'GET',
    path: '/shoes.html',
    status: 200,
    storeView: 'kaveri',
    backEnd: { calls: 2, failed: 2, kept: 0, ms: 2 },
  });
  expect(seen.ms).toBeGreaterThan(4);
  expect(answer.headers.get('server-timing')).toMatch(/^resolve;dur=5\.0, fetch;dur=2\.0, render;dur=1\.0$/);
});

it.each([
  ['/graphql?query={a}', 'graphql'],
  ['/rest/V1/carts/mine', 'rest'],
  ['/media/a.jpg', 'media'],
  ['/healthz', 'probe'],
  ['/cart', 'product'],
])('counts %s as %s', async (path, route) => {
  expect((await seenOf(get(path))).seen.route).toBe(route);
});

it('counts the calls of the reverse proxy, and those that fail', async () => {
  const fetch = async () => Response.json({}, { status: 503 });
  expect((await seenOf(get('/graphql?query={a}'), { fetch })).seen.backEnd).toMatchObject({ calls: 1, failed: 1 });
});

it('counts no call as one of the back end that failed where the visitor left while it was open', async () => {
  const leaving = new AbortController();
  const fetch = async () => {
    leaving.abort();
    throw new DOMException('left', 'AbortError');
  };
  const picture = new Request('http://shop.test/media/shoe.jpg', { signal: leaving.signal });
  expect((await seenOf(picture, { fetch })).seen).toMatchObject({ status: 499, backEnd: { calls: 0, failed: 0 } });
});

it('keeps the id that a proxy of ours gave a request, and no other', async () => {
  const idOf = async (id: string, behindProxy: boolean) => {
    const { answer, seen } = await seenOf(get('/', { 'x-request-id': id }), { behindProxy });
    expect(answer.headers.get('x-request-id')).toBe(seen.id);
    return seen.id;
  };
  expect(await idOf('f00d-cafe-0001', true)).toBe('f00d-cafe-0001');
  expect(await idOf('f00d-cafe-0001', false)).not.toBe('f00d-cafe-0001');
  expect(await idOf('{"a":1}<script>', true)).toMatch(/^[\da-f-]{36}$/);
});

it('writes a line for each request, but for probes and floods', async () => {
  const log = vi.fn<Log>();
  const onRequest = accessLines(log);
  const shop = makeServer({ onRequest, rates: { calls: 1 } });
  for (const path of ['/healthz', '/graphql?query={customer{email}}', '/graphql?query={customer{email}}'])
    await shop.fetch(get(path, { authorization: 'Bearer t0ken' }));
  expect(log.mock.calls).toEqual([
    [
      {
        id: expect.any(String),
        route: 'graphql',
        method: 'GET',
        path: '/graphql',
        status: 200,
        ms: expect.any(Number),
        backEnd: { calls: 1, failed: 0, kept: 0, ms: expect.any(Number) },
      },
    ],
  ]);
});

it('writes down what failed by the id of its request', async () => {
  const log = vi.fn<Log>();
  const answer = await makeServer({
    log,
    render: async () => {
      throw new TypeError('no page');
    },
  }).fetch(get('/'));
  expect(log.mock.calls).toEqual([
    [expect.objectContaining({ id: answer.headers.get('x-request-id'), path: '/', error: 'TypeError: no page' })],
  ]);
});

it('writes nothing that is somebody’s', () => {
  expect(loggedPath('/rest/zepp/V1/guest-carts/Xk29/payment-information')).toBe(
    '/rest/zepp/V1/guest-carts/…/payment-information',
  );
  expect(loggedPath('/razorpay/checkout/success/000000012')).toBe('/razorpay/checkout/success/…');
  expect(loggedPath('/order-history/000000012')).toBe('/order-history/…');
  expect(loggedPath('/bills-and-recharge/B000000012')).toBe('/bills-and-recharge/…');
  expect(loggedPath('/autosignin/email/asha@example.com')).toBe('/autosignin/email/…');
  expect(loggedPath(`/${'a'.repeat(5000)}`)).toHaveLength(200);
});
