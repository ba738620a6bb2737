import type { PushService } from '@shop/variant';
import type { Handler } from 'hono';

/** Where the worker stands that shows what is pushed: at the root, so that all of the shop is its scope. */
export const pushWorkerPath = '/push-worker.js';

/**
 * Tells an installed shop by which project its device is reached. Not a part of each document: only who is signed in on
 * an installed shop needs it. 204 where there is none.
 */
export const pushSetting =
  (push: PushService | undefined): Handler =>
  c =>
    push
      ? c.json(push, 200, { 'cache-control': 'public, max-age=300' })
      : c.body(null, 204, { 'cache-control': 'public, max-age=300' });

/** Stands in the worker's place where a shop has no push any more: a worker from before looks here, and goes (push-01). */
export const absentWorker: Handler = c =>
  c.body(
    "addEventListener('install', () => skipWaiting());\n" +
      "addEventListener('activate', event => event.waitUntil(registration.unregister()));\n",
    200,
    { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  );
