import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { beginObservation, observationOf, type SeenRequest } from './observation.ts';
import type { Tracing } from './requestTrace.ts';

export interface ObserveOptions {
  /** Milliseconds, of a clock that may begin anywhere. */
  now: () => number;
  /** Proxies of ours stand in front: the id that they gave a request is kept. */
  behindProxy: boolean;
  /** Begins the trace of a request; undefined where none are sent. */
  tracing: () => Tracing | undefined;
  /** Told of each request once the head of its answer is ready. */
  onRequest: (request: SeenRequest) => void;
}

/** What an id may look like, so that it can stand in a log and a header. */
const idForm = /^[\w.:-]{8,128}$/;

/** Gives each request an id, and tells how it was answered. */
export function observe({ now, behindProxy, tracing, onRequest }: ObserveOptions): MiddlewareHandler {
  return async (c, next) => {
    const began = now();
    const given = behindProxy ? (c.req.header('x-request-id') ?? '') : '';
    const seen = beginObservation(c, idForm.test(given) ? given : randomUUID());
    const { method, path } = c.req;
    const parent = behindProxy ? c.req.header('traceparent') : undefined;
    seen.trace = tracing()?.({ method, path, parent, began });
    await next();
    c.res.headers.set('x-request-id', seen.id);
    const { status } = c.res;
    const ended = now();
    seen.trace?.end({ ...seen, status }, ended);
    onRequest({ ...seen, method, path, status, ms: ended - began });
  };
}

/** Says what answers the requests that come by here. */
export const as =
  (route: string): MiddlewareHandler =>
  async (c, next) => {
    observationOf(c).route = route;
    await next();
  };
