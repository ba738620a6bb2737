import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { isCompressible } from './compress.ts';
import { observationOf } from './observe/observation.ts';

const immutable = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';

const filesOf = (root: string) => serveStatic({ root, precompressed: true });
const nothing = async () => {};

/**
 * Serves the browser build. Files under /assets carry their hash in the name and never change; those that this build
 * lacks come from the folder in which former releases are kept (keepAssets).
 */
export function serveFiles(root: string, keptDir: string | undefined): MiddlewareHandler {
  const ours = filesOf(root);
  const kept = keptDir === undefined ? undefined : filesOf(keptDir);
  const served = /^\/(assets|icons)\/|^\/favicon\.ico$/;
  return async (c, next) => {
    if (!served.test(c.req.path)) return next();
    observationOf(c).route = 'file';
    const isHashed = c.req.path.startsWith('/assets/');
    c.header('cache-control', isHashed ? immutable : daily);
    const answer = (await ours(c, nothing)) ?? (isHashed ? await kept?.(c, nothing) : undefined);
    if (answer === undefined) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    // Also where it leaves uncompressed: a cache would hand that to everybody.
    if (isCompressible(answer.headers)) answer.headers.set('vary', 'accept-encoding');
    return answer;
  };
}
