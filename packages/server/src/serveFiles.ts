import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { observationOf } from './observe/observation.ts';

const immutable = 'public, max-age=31536000, immutable';
const daily = 'public, max-age=86400';

/** Serves the browser build. Files under /assets carry their hash in the name and never change. */
export function serveFiles(root: string): MiddlewareHandler {
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (_file, c) => c.header('cache-control', c.req.path.startsWith('/assets/') ? immutable : daily),
  });
  const served = /^\/(assets|icons)\/|^\/favicon\.ico$/;
  return async (c, next) => {
    if (!served.test(c.req.path)) return next();
    observationOf(c).route = 'file';
    const answer = await files(c, async () => {});
    return answer ?? c.text('Not found', 404);
  };
}
