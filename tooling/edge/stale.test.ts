import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../src/freePorts.ts';
import { at, makeServers } from './servers.ts';

interface Told {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

/** A Varnish before a server that answers each time it is asked for a page as `tell` says. */
async function openStale(tell: (asked: number) => Told) {
  const seen = { asked: 0 };
  const origin = createServer((request, response) => {
    if (request.url === '/openz' || request.url === '/healthz') return void response.end();
    seen.asked += 1;
    const { status, headers, body } = tell(seen.asked);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>(resolve => origin.listen(0, '127.0.0.1', resolve));
  const { startVarnish, close } = makeServers();
  onTestFinished(async () => {
    await close();
    origin.close();
  });
  const edge = await freePort(6230);
  await startVarnish(edge, (origin.address() as AddressInfo).port);
  const page = async () => {
    const answer = await fetch(`${at(edge)}/audio.html`);
    return [answer.status, await answer.text(), answer.headers.get('x-edge')];
  };
  return { seen, page };
}

const kept = (rule: string, age = 0): Told => ({
  status: 200,
  headers: { 'cache-control': `public, ${rule}, max-age=0`, ...(age > 0 && { age: String(age) }) },
  body: 'the page',
});

it.each([
  ['fails', 503],
  ['is refused to the one visitor with whom it began, who asks too often', 429],
  ['is refused to the one visitor with whom it began, whose request is too long', 431],
])('a page that is kept stays while its refresh in the background %s', async (_, status) => {
  const { seen, page } = await openStale(asked =>
    asked === 1
      ? kept('s-maxage=1, stale-while-revalidate=600')
      : { status, headers: status === 431 ? {} : { 'cache-control': 'no-store' }, body: 'refused' },
  );
  expect(await page()).toEqual([200, 'the page', 'miss']);
  // Once it is no longer fresh, each visit asks for it in the background.
  for (const refreshes of [2, 3, 4])
    await vi.waitFor(
      async () => {
        expect(await page()).toEqual([200, 'the page', 'hit']);
        expect(seen.asked).toBeGreaterThanOrEqual(refreshes);
      },
      { timeout: 20_000, interval: 50 },
    );
});

it('a page that is gone goes with its refresh in the background', async () => {
  const { page } = await openStale(asked =>
    asked === 1
      ? kept('s-maxage=1, stale-while-revalidate=600')
      : { ...kept('s-maxage=60'), status: 404, body: 'nothing here' },
  );
  expect(await page()).toEqual([200, 'the page', 'miss']);
  await vi.waitFor(async () => expect(await page()).toEqual([404, 'nothing here', 'hit']), {
    timeout: 20_000,
    interval: 50,
  });
});

it('what may be kept for no time is not, where nothing says that it may be stale', async () => {
  const { seen, page } = await openStale(() => kept('s-maxage=0'));
  for (const asked of [1, 2, 3]) {
    expect(await page()).toEqual([200, 'the page', 'miss']);
    expect(seen.asked).toBe(asked);
  }
});

it('a page that a server shows stale is kept, too, for as long as it may be', async () => {
  const rule = 's-maxage=60, stale-while-revalidate=600';
  let age = 90;
  const { seen, page } = await openStale(() => kept(rule, age));
  expect(await page()).toEqual([200, 'the page', 'miss']);
  for (const _ of [1, 2, 3]) expect(await page()).toEqual([200, 'the page', 'hit']);
  // As old as no cache may show it: each visitor has it from the server.
  age = 700;
  await vi.waitFor(async () => expect((await page()).at(-1)).toBe('miss'), { timeout: 20_000, interval: 50 });
  const before = seen.asked;
  expect(await page()).toEqual([200, 'the page', 'miss']);
  expect(seen.asked).toBe(before + 1);
});
