import { inTurn } from '../cart/inTurn.ts';
import type { ShopThunk } from '../services.ts';
import { endExpiredSession } from './signOut.ts';

/**
 * Ends a session that another call met the end of, after what is under way with the cart: the page that loads anew would
 * cut it off, and nobody would know whether it is in (session-23).
 */
export const endSessionInTurn = (): ShopThunk<Promise<void>> => dispatch =>
  dispatch(inTurn(() => dispatch(endExpiredSession())));
