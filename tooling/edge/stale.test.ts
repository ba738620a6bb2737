import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../src/freePorts.ts';
import { at, makeServers } from './servers.ts';

it('a page that is kept stays while its refresh in the background fails', async () => {
  let asked = 0;
  const origin = createServer((request, response) => {
    if (request.url === '/openz' || request.url === '/healthz') return void response.end();
    asked += 1;
    if (asked > 1) return void response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' }).end();
    response.writeHead(200, { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=600' }).end('the page');
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
    return [answer.status, await answer.text()];
  };

  expect(await page()).toEqual([200, 'the page']);
  // Once it is no longer fresh, each visit asks for it in the background.
  for (const refreshes of [2, 3, 4])
    await vi.waitFor(
      async () => {
        expect(await page()).toEqual([200, 'the page']);
        expect(asked).toBeGreaterThanOrEqual(refreshes);
      },
      { timeout: 20_000, interval: 50 },
    );
});
