import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendLoad } from './sendLoad.ts';

let open = 0;
let mostOpen = 0;
const server = createServer((request, response) => {
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on('close', () => (open -= 1));
  if (request.url === '/never') return;
  if (request.url === '/cut') request.socket.destroy();
  else response.writeHead(request.url === '/busy' ? 503 : 200).end(`${request.url} ${request.headers['cookie'] ?? ''}`);
});
let address = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('asks as often as it is told, so many at once, and counts what comes', async () => {
  const bodies: string[] = [];
  const result = await sendLoad({
    address,
    requests: 40,
    atOnce: 4,
    ask: index => ({ path: index % 4 === 0 ? '/busy' : '/page', headers: { cookie: `n=${index}` } }),
    hear: (index, { body }) => void (bodies[index] = body.toString()),
  });
  expect(result).toMatchObject({ statuses: { 200: 30, 503: 10 }, failed: 0, left: 0 });
  expect(result.firstBytes).toHaveLength(40);
  expect(bodies[7]).toBe('/page n=7');
  expect(mostOpen).toBeLessThanOrEqual(4);
});

it('tells visitors who left from those whom nobody answered', async () => {
  const paths = ['/never', '/cut', '/page'];
  const ask = (index: number) => ({ path: paths[index] ?? '', leavesAfter: index === 0 ? 20 : undefined });
  const result = await sendLoad({ address, requests: 3, atOnce: 1, ask });
  expect(result).toMatchObject({ statuses: { 200: 1 }, failed: 1, left: 1 });
});

it('asks at a pace where one is given, and loads no other machine', async () => {
  const result = await sendLoad({ address, requests: 20, atOnce: 20, perSecond: 200, ask: () => ({ path: '/page' }) });
  expect(result.seconds).toBeGreaterThanOrEqual(0.095);
  await expect(
    sendLoad({ address: 'http://shop.example', requests: 1, atOnce: 1, ask: () => ({ path: '/' }) }),
  ).rejects.toThrow('Load only servers of your own');
});
