import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { SpanStatusCode } from '@opentelemetry/api';
import { expect, it } from 'vitest';
import { get, makeServer, page } from '../testing/makeServer.ts';
import { makeTracing } from './makeTracing.ts';

const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

function setUp(options: Parameters<typeof makeServer>[0] = {}) {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const tracing = makeTracing({ provider, propagator: new W3CTraceContextPropagator() });
  const told: (string | null)[] = [];
  const shop = makeServer({
    behindProxy: true,
    tracing: () => tracing,
    fetch: async (_input, init) => {
      told.push(new Headers(init?.headers).get('traceparent'));
      return Response.json({ data: {} });
    },
    render: async (_request, { fetch, onLoaded }) => {
      await fetch('http://back.test/graphql?operationName=Shell&variables={"email":"asha@example.com"}');
      onLoaded();
      return page;
    },
    ...options,
  });
  return { shop, told, spans: () => exporter.getFinishedSpans() };
}

it('tells of a page in spans that belong together, and takes the trace of the proxy in front on to the back end', async () => {
  const { shop, told, spans } = setUp();
  await shop.fetch(get('/shoes.html?email=asha@example.com', { traceparent: parent }));
  const [call, resolve, render, request] = spans();
  expect([call, resolve, render, request].map(span => span?.name)).toEqual([
    'fetch Shell',
    'resolve',
    'render',
    'GET product',
  ]);
  expect(request?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
  for (const span of [call, resolve, render]) {
    expect(span?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    expect(span?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
  }
  expect(told).toEqual([`00-0af7651916cd43dd8448eb211c80319c-${call?.spanContext().spanId}-01`]);
  expect(request?.attributes).toMatchObject({
    'http.route': 'product',
    'http.response.status_code': 200,
    'shop.store_view': 'kaveri',
    'url.path': '/shoes.html',
  });
  expect(JSON.stringify(spans().map(({ attributes }) => attributes))).not.toContain('asha');
});

it('begins a trace of its own for who is no proxy of ours, and marks what failed', async () => {
  const { shop, told, spans } = setUp({
    behindProxy: false,
    fetch: async (_input, init) => {
      told.push(new Headers(init?.headers).get('traceparent'));
      throw new TypeError('fetch failed');
    },
  });
  await shop.fetch(get('/graphql?query={a}', { traceparent: parent }));
  const [call, request] = spans();
  expect(request?.spanContext().traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  expect([call, request].map(span => [span?.name, span?.status.code])).toEqual([
    ['fetch', SpanStatusCode.ERROR],
    ['GET graphql', SpanStatusCode.ERROR],
  ]);
  expect(told[0]).toContain(call?.spanContext().spanId);
});

it('sends no header of traces where there are none', async () => {
  const { shop, told } = setUp({ tracing: () => undefined });
  await shop.fetch(get('/graphql?query={a}', { traceparent: parent }));
  expect(told).toEqual([null]);
});
