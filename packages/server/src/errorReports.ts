import { maskPersonal } from '@shop/variant';
import type { Handler } from 'hono';
import { loggedPath, type Log } from './observe/log.ts';
import { logQuota } from './logQuota.ts';

/** Errors of all browsers that are written down in a minute. */
const mostInWindow = 60;
/** Places in the code that are written down of one error, the innermost first. */
const mostPlaces = 5;
/** Longest message, characters. */
const longest = 200;

const matching = (value: unknown, form: RegExp) => (typeof value === 'string' && form.test(value) ? value : undefined);

/** The report in a body; empty where it is none. */
function reportIn(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Takes errors that nobody foresaw in a browser, and writes each down under the id that the shopper was shown
 * (errors-13): in one line of bounded length and number, without what may be personal.
 *
 * @param log Undefined where a deployment wants none of them.
 * @param now Milliseconds since the epoch.
 */
export function errorReports(log: Log | undefined, now: () => number): Handler {
  const mayWrite = logQuota(mostInWindow, now);
  return async c => {
    const { id, where, name, message, path, places } = reportIn(await c.req.text());
    const known = matching(id, /^[0-9A-Z]{1,12}-\d{1,6}$/);
    if (log && known !== undefined && mayWrite()) {
      log({
        browserError: known,
        where: matching(where, /^[\w -]{1,40}$/),
        type: matching(name, /^\w{1,60}$/),
        message:
          typeof message === 'string' ? maskPersonal(message.slice(0, 2 * longest)).slice(0, longest) : undefined,
        path: typeof path === 'string' ? maskPersonal(loggedPath(path)) : undefined,
        at: Array.isArray(places)
          ? places.slice(0, mostPlaces).flatMap(place => matching(place, /^\/[\w./@-]{1,120}:\d{1,7}:\d{1,7}$/) ?? [])
          : undefined,
      });
    }
    return c.body(null, 204, { 'cache-control': 'no-store' });
  };
}
