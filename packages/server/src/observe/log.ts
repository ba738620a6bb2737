import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { observationOf, type SeenRequest } from './observation.ts';

/** Writes one line. */
export type Log = (entry: Record<string, unknown>) => void;

/** Longest path that is written down, characters. */
const longest = 200;

/** What follows these names is somebody's: the id by which a guest owns a cart, the number of an order, an e-mail address. */
const personal = /\/(guest-carts|success|order-history|bills-and-recharge|autosignin\/[^/]+)\/[^/]+/gi;

/** A path as it may stand in a log: without query, without what is somebody's. */
export const loggedPath = (path: string): string => path.replace(personal, '/$1/…').slice(0, longest);

/** Writes down that an address began to ask too often. */
export const logFlood =
  (log: Log) =>
  (c: Context): void =>
    log({ id: observationOf(c).id, status: 429, method: c.req.method, path: loggedPath(c.req.path) });

/** What a line says of an error. */
const toldOf = (error: unknown) => ({
  error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  stack: error instanceof Error ? error.stack : undefined,
});

/** Writes down what failed on the way to an answer, under the id of its request. */
export const logError =
  (log: Log) =>
  (c: Context, error: unknown): void =>
    log({
      id: observationOf(c).id,
      path: loggedPath(c.req.path),
      ...toldOf(error),
    });

/**
 * Writes down what nothing caught, under an id of its own, and ends the process with 1: what it holds cannot be trusted any
 * more, and whoever runs it starts it anew.
 */
export const endUncaught = (log: Log): void =>
  void process.on('uncaughtException', (error: unknown) => {
    log({ id: randomUUID(), note: 'Nothing caught this: the server ends.', ...toldOf(error) });
    process.exit(1);
  });

/** Milliseconds as a log has them: no reader needs more of it. */
const tenths = (ms: number) => Math.round(ms * 10) / 10;

/**
 * Writes one line for each request. Not for probes, and not for those that ask this server too often, whose first refusal
 * is written down as what it is: whoever floods the shop does not flood the log, too. What the back end refuses is told.
 */
export const accessLines =
  (log: Log) =>
  ({ id, route, method, path, status, ms, storeView, cache, backEnd }: SeenRequest): void => {
    if (route === 'probe' || (status === 429 && backEnd.calls === 0)) return;
    log({
      id,
      route,
      method,
      path: loggedPath(path),
      status,
      ms: tenths(ms),
      ...(storeView !== undefined && { storeView }),
      ...(cache !== undefined && { cache }),
      ...(backEnd.calls + backEnd.kept > 0 && { backEnd: { ...backEnd, ms: tenths(backEnd.ms) } }),
    });
  };
