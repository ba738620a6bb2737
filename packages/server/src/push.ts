import type { PushService } from '@shop/variant';
import type { Handler } from 'hono';

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
