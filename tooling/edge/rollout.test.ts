import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../src/freePorts.ts';
import { root } from '../src/services.ts';
import { at, makeServers } from './servers.ts';

it('no visitor is refused while one of three servers is stopped as in a roll-out', async () => {
  const { services } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment: { DRAIN_SECONDS?: string } }>;
  };
  const { DRAIN_SECONDS = '' } = services['storefront1']?.environment ?? {};
  const { start, startVarnish, close } = makeServers();
  onTestFinished(close);
  const first = await freePort(3330);
  const second = await freePort(first + 1, [first]);
  const third = await freePort(second + 1, [first, second]);
  const startShop = (port: number) =>
    start(process.execPath, ['dist/server/main.js'], `${at(port)}/healthz`, join(root, 'apps/zepp-coins'), {
      PORT: String(port),
      // What is asked for here needs no Magento.
      COMMERCE_URL: 'http://127.0.0.1:9',
      DRAIN_SECONDS,
    });
  const [leaving] = [await startShop(first), await startShop(second), await startShop(third)];
  const edge = await freePort(6330);
  await startVarnish(edge, first, second, third);

  const began = performance.now();
  const exit = once(leaving, 'exit').then(([code]) => ({ code: code as number, after: performance.now() - began }));
  leaving.kill('SIGTERM');
  const statuses = new Map<number, number>();
  // Each is passed to one of the servers that Varnish believes in, in turn.
  const visit = async () => {
    const { status } = await fetch(`${at(edge)}/healthz`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  while (leaving.exitCode === null) await visit();
  for (let index = 0; index < 30; index += 1) await visit();
  expect([...statuses.keys()]).toEqual([200]);
  const { code, after } = await exit;
  expect(code).toBe(0);
  expect(after).toBeGreaterThan(Number(DRAIN_SECONDS) * 1000 - 100);
});
