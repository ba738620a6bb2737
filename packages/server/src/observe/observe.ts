import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { beginObservation, observationOf, type SeenRequest } from './observation.ts';

export interface ObserveOptions {
  /** Milliseconds, of a clock that may begin anywhere. */
  now: () => number;
  /** Proxies of ours stand in front: the id that they gave a request is kept. */
  behindProxy: boolean;
  /** Told of each request once the head of its answer is ready. */
  onRequest: (request: SeenRequest) => void;
}

/** What an id may look like, so that it can stand in a log and a header. */
const idForm = /^[\w.:-]{8,128}$/;

/** Gives each request an id, and tells how it was answered. */
export function observe({ now, behindProxy, onRequest }: ObserveOptions): MiddlewareHandler {
  return async (c, next) => {
    const began = now();
    const given = behindProxy ? (c.req.header('x-request-id') ?? '') : '';
    const seen = beginObservation(c, idForm.test(given) ? given : randomUUID());
    await next();
    c.res.headers.set('x-request-id', seen.id);
    onRequest({ ...seen, method: c.req.method, path: c.req.path, status: c.res.status, ms: now() - began });
  };
}

/** Says what answers the requests that come by here. */
export const as =
  (route: string): MiddlewareHandler =>
  async (c, next) => {
    observationOf(c).route = route;
    await next();
  };
