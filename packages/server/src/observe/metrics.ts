import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { SeenRequest } from './observation.ts';

export interface Metrics {
  /** Counts a request. */
  count: (request: SeenRequest) => void;
  /** What was counted, in the Prometheus text format, and its media type. */
  print: () => Promise<{ text: string; type: string }>;
}

/** Bounds of the histogram, seconds: from what a cache answers to what a page waits at most. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * Counts what a server does: requests and how long they took by what answers them, pages that were kept, calls to the back end, and of the
 * process event-loop lag, memory and garbage collection. Probes are not counted.
 */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'storefront_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'From the head of a request to the head of its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const calls = new Counter({
    name: 'storefront_back_end_calls_total',
    help: 'Calls to the commerce back end, and those that a kept answer saved.',
    labelNames: ['route', 'outcome'],
    registers,
  });
  const waits = new Histogram({
    name: 'storefront_back_end_wait_seconds',
    help: 'Time of a request in which a call to the back end was open.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const kept = new Counter({
    name: 'storefront_pages_total',
    help: 'Pages, by whether they were made, or kept and fresh, or kept and old.',
    labelNames: ['route', 'cache'],
    registers,
  });
  return {
    count({ route, method, status, ms, backEnd, cache }) {
      if (route === 'probe') return;
      requests.inc({ route, method: /^(GET|HEAD|POST)$/.test(method) ? method : 'other', status });
      durations.observe({ route }, ms / 1000);
      if (cache !== undefined) kept.inc({ route, cache });
      calls.inc({ route, outcome: 'kept' }, backEnd.kept);
      if (backEnd.calls === 0) return;
      calls.inc({ route, outcome: 'answered' }, backEnd.calls - backEnd.failed);
      calls.inc({ route, outcome: 'failed' }, backEnd.failed);
      waits.observe({ route }, backEnd.ms / 1000);
    },
    print: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}
