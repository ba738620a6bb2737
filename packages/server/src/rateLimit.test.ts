import { expect, it, vi } from 'vitest';
import type { ServerOptions } from './createServer.ts';
import { get, makeServer, page } from './testing/makeServer.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const calls = '/graphql?query={a}';

it('counts every address apart', async () => {
  const shop = makeServer({ rates: { calls: 1 }, now: () => 0 });
  const status = async (address: string) => (await shop.fetch(get(calls), from(address))).status;
  expect([await status('203.0.113.1'), await status('203.0.113.2'), await status('203.0.113.1')]).toEqual([
    200, 200, 429,
  ]);
  expect([await status('2001:db8::1'), await status('2001:db8::2')]).toEqual([200, 429]);
});

it('answers 429 with Retry-After to one address that asks too often, until the window ends', async () => {
  let now = 0;
  const shop = makeServer({ rates: { calls: 2 }, now: () => now, addressOf: () => 'one' });
  const ask = async () => shop.fetch(get(calls));
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
    429,
    '10',
    'no-store',
  ]);
  now = 10_000;
  expect((await ask()).status).toBe(200);
});

it.each([
  ['calls', calls],
  ['media', '/media/a.jpg'],
  ['pages', '/shoes.html'],
] as [string, string][])('counts %s by themselves', async (kind, path) => {
  const shop = makeServer({ rates: { calls: 0, media: 0, pages: 0, [kind]: 1 }, now: () => 0 });
  expect([(await shop.fetch(get(path))).status, (await shop.fetch(get(path))).status]).toEqual([200, 429]);
});

it('draws no page for who asks too often, and says so in words', async () => {
  const render = vi.fn(async () => page);
  const shop = makeServer({ rates: { pages: 1 }, now: () => 0, render });
  await shop.fetch(get('/'));
  const refused = await shop.fetch(get('/', { accept: 'text/html,*/*' }));
  expect(await refused.text()).toContain('<h1>You asked for many pages in a short time</h1>');
  expect(render).toHaveBeenCalledOnce();
});

it('writes one line when an address begins to flood, without who it is or what it asked', async () => {
  const log = vi.fn<NonNullable<ServerOptions['log']>>();
  const shop = makeServer({ rates: { calls: 1 }, now: () => 0, log });
  const path = '/rest/kaveri/V1/guest-carts/s3cret/payment-information?email=a@b.test';
  for (let turn = 0; turn < 5; turn += 1)
    await shop.fetch(new Request(`http://shop.test${path}`, { method: 'POST' }), from('203.0.113.1'));
  expect(log.mock.calls).toEqual([
    [
      {
        id: expect.any(String),
        status: 429,
        method: 'POST',
        path: '/rest/kaveri/V1/guest-carts/…/payment-information',
      },
    ],
  ]);
});
