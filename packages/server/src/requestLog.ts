import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';

/** Writes one line. */
export type Log = (entry: Record<string, unknown>) => void;

/** Where a request keeps its id. */
const requestId = 'requestId';
/** Longest path that is written down, characters. */
const longest = 200;

/**
 * A path as it may stand in a log: without query, without the id by which a guest owns a cart, without the number of an
 * order.
 */
export const loggedPath = (path: string): string =>
  path.replace(/\/(guest-carts|success|order-history)\/[^/]+/g, '/$1/…').slice(0, longest);

/** What a line says of a request: nothing of who made it. */
const lineOf = (c: Context, status: number) => ({ status, method: c.req.method, path: loggedPath(c.req.path) });

/** Writes down that an address began to ask too often. */
export const logFlood =
  (log: Log) =>
  (c: Context): void =>
    log(lineOf(c, 429));

/** Gives each request an id, and writes down what failed and who was not let in. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  async (c, next) => {
    const id = randomUUID();
    c.set(requestId, id);
    await next();
    c.header('x-request-id', id);
    if (c.res.status >= 500 || c.res.status === 401) log({ id, ...lineOf(c, c.res.status) });
  };

/** Writes down what failed on the way to an answer, under the id of its request. */
export const logError =
  (log: Log) =>
  (c: Context, error: unknown): void =>
    log({
      id: c.get(requestId),
      path: loggedPath(c.req.path),
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      stack: error instanceof Error ? error.stack : undefined,
    });
