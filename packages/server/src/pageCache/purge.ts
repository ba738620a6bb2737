import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import type { PageCache } from './pageCache.ts';

/** One tag in a pattern of Magento: `((^|,)cat_p_42(,|$))`. */
const tagInPattern = /\(\^\|,\)([\w.-]+)\(,\|\$\)/g;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Answers `PURGE` as Magento sends it to a Varnish: with `X-Magento-Tags-Pattern` it forgets what carries one of the
 * tags, `.*` for all; without it, the path. Tags alone are read from the pattern, which is never run.
 *
 * @param token What `Authorization: Bearer …` must bring.
 */
export function purge(cache: PageCache, token: string): Handler {
  const expected = digest(`Bearer ${token}`);
  return c => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected))
      return c.json({ message: 'Not allowed.' }, 403, { 'cache-control': 'no-store' });
    const pattern = c.req.header('x-magento-tags-pattern');
    const purged =
      pattern === undefined
        ? cache.purgePath(c.req.path)
        : pattern === '.*'
          ? cache.purgeAll()
          : cache.purgeTags([...pattern.matchAll(tagInPattern)].flatMap(([, tag]) => tag ?? []));
    return c.json({ purged }, 200, { 'cache-control': 'no-store' });
  };
}
