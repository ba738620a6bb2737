import type { ShopThunk } from '../services.ts';
import { signOut } from './signOut.ts';

/**
 * Signs out as the Sign Out button does. An order whose payment is open is first brought to an end: unless it is paid,
 * it goes back to its cart. What cannot be settled in a few seconds stays on record.
 */
export const leave =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence }) => {
    if (persistence.get('openOrder')) {
      await import('../checkout/closeOrder.ts').then(({ closeOrder }) => dispatch(closeOrder())).catch(() => undefined);
    }
    await dispatch(signOut({ revoke: true, clearAll: true, keepOrder: true, reload: true }));
  };
