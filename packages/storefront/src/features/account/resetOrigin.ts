import type { ShopThunk } from '@shop/state';
import { safePath } from '../shared/safePath.ts';

/** As long as the link of the mail is good, in seconds. */
const LIFE = 2 * 60 * 60;

/** Remembers where a shopper came from who has forgotten the password: the mail opens another tab (session-21). */
export const keepResetOrigin =
  (path: string): ShopThunk =>
  (_, __, { persistence }) =>
    persistence.set('resetOrigin', { path }, LIFE);

/** Path that a new password leads to; home where nothing is known. */
export const readResetOrigin =
  (): ShopThunk<string> =>
  (_, __, { persistence }) => {
    const kept: unknown = persistence.get('resetOrigin')?.path;
    return safePath(typeof kept === 'string' ? kept : undefined);
  };
