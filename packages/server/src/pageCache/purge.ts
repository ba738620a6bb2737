import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';

/** What forgets on demand; each way answers how many things that were. */
export interface Purgeable {
  /** Forgets what carries one of these tags, and what is on its way. */
  purgeTags: (tags: readonly string[]) => number;
  /** Forgets what stands at a path, in every store view and with every query. */
  purgePath: (path: string) => number;
  purgeAll: () => number;
}

/** One tag in a pattern of Magento: `((^|,)cat_p_42(,|$))`. */
const tagInPattern = /\(\^\|,\)([\w.-]+)\(,\|\$\)/g;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Answers `PURGE` as Magento sends it to a Varnish: with `X-Magento-Tags-Pattern` it forgets what carries one of the
 * tags, `.*` for all; without it, the path. Tags alone are read from the pattern, which is never run.
 *
 * @param token What `Authorization: Bearer …` must bring.
 */
export function purge(places: readonly Purgeable[], token: string): Handler {
  const expected = digest(`Bearer ${token}`);
  return c => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected))
      return c.json({ message: 'Not allowed.' }, 403, { 'cache-control': 'no-store' });
    const pattern = c.req.header('x-magento-tags-pattern');
    const tags = [...(pattern ?? '').matchAll(tagInPattern)].flatMap(([, tag]) => tag ?? []);
    const purged = places
      .map(place =>
        pattern === undefined
          ? place.purgePath(new URL(c.req.url).pathname)
          : pattern === '.*'
            ? place.purgeAll()
            : place.purgeTags(tags),
      )
      .reduce((sum, count) => sum + count, 0);
    return c.json({ purged }, 200, { 'cache-control': 'no-store' });
  };
}
