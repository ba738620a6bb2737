import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { serveMetrics } from '../metricsServer.ts';
import { makeMetrics } from './metrics.ts';
import type { SeenRequest } from './observation.ts';

const request: SeenRequest = {
  id: 'f00d',
  route: 'product',
  method: 'GET',
  path: '/shoes.html',
  status: 200,
  ms: 30,
  steps: {},
  backEnd: { calls: 3, failed: 1, kept: 4, ms: 20 },
};

it('prints requests, their durations, calls to the back end and the state of the process', async () => {
  const metrics = makeMetrics();
  metrics.count(request);
  metrics.count({
    ...request,
    ms: 70,
    status: 404,
    method: 'PROPFIND',
    backEnd: { calls: 0, failed: 0, kept: 0, ms: 0 },
  });
  metrics.count({ ...request, route: 'probe' });
  const { text } = await metrics.print();
  for (const line of [
    'storefront_requests_total{route="product",method="GET",status="200"} 1',
    'storefront_requests_total{route="product",method="other",status="404"} 1',
    'storefront_request_duration_seconds_bucket{le="0.05",route="product"} 1',
    'storefront_request_duration_seconds_count{route="product"} 2',
    'storefront_back_end_calls_total{route="product",outcome="answered"} 2',
    'storefront_back_end_calls_total{route="product",outcome="failed"} 1',
    'storefront_back_end_calls_total{route="product",outcome="kept"} 4',
    'storefront_back_end_wait_seconds_count{route="product"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('probe');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it('serves them on a port of its own, and nothing else', async () => {
  const server = serveMetrics(makeMetrics()).listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${address}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await answer.text()).toContain('# HELP storefront_requests_total');
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  server.close();
});

it('says that they cannot be had, and serves on', async () => {
  const server = serveMetrics({ print: () => Promise.reject(new Error('no heap')) }).listen(0);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/metrics`;
  expect([(await fetch(address)).status, (await fetch(address)).status]).toEqual([500, 500]);
  server.close();
});
