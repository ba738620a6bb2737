import type { Handler } from 'hono';

/** Where the worker stands (packages/storefront/src/worker). */
export const workerPath = '/service-worker.js';

/**
 * Stands in the worker's place where it is switched off: browsers look here with each page, and this one takes itself away
 * with all that was kept (offline-09).
 */
export const workerOff: Handler = c =>
  c.body(
    "addEventListener('install', () => skipWaiting());\n" +
      "addEventListener('activate', event => event.waitUntil((async () => {\n" +
      "  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name);\n" +
      '  await registration.unregister();\n' +
      '})()));\n',
    200,
    { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  );
