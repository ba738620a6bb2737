import { eachGateway, playedScript } from '@shop/variant';
import { expect, it, vi } from 'vitest';
import type { Log } from './observe/log.ts';
import { makeServer } from './testing/makeServer.ts';

const config = { gatewayScripts: eachGateway(playedScript), mapsUrl: '/maps' };

async function linesOf(body: unknown, vitals: boolean) {
  const log = vi.fn<Log>();
  const { status } = await makeServer({
    log,
    config: { ...config, ...(vitals && { analytics: { vitals: true as const, hosts: [] } }) },
  }).fetch(new Request('http://shop.test/web-vitals', { method: 'POST', body: JSON.stringify(body) }));
  return { status, lines: log.mock.calls.map(([entry]) => entry) };
}

const lcp = { name: 'LCP', value: 1234.5678, rating: 'good', path: '/order-history/12?mail=a@b.test' };

// Rule analytics-10.
it('writes down how fast a page was, and not whose', async () => {
  expect(await linesOf([lcp, { ...lcp, name: 'CLS', value: 0.01, path: '/' }], true)).toEqual({
    status: 204,
    lines: [
      { vital: 'LCP', value: 1234.568, rating: 'good', path: '/order-history/…' },
      { vital: 'CLS', value: 0.01, rating: 'good', path: '/' },
    ],
  });
});

it.each([
  [{}],
  [[{ ...lcp, name: 'x' }]],
  [[{ ...lcp, value: -1 }]],
  [[{ ...lcp, value: '1' }]],
  [[{ ...lcp, rating: 'x' }]],
  [[null]],
])('leaves no line where it is nonsense like %j', async body =>
  expect(await linesOf(body, true)).toEqual({ status: 204, lines: [] }),
);

it('takes none where a deployment wants none', async () => {
  expect(await linesOf([lcp], false)).toMatchObject({ status: 404 });
});
