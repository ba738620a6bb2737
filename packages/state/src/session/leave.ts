import type { ShopThunk } from '../services.ts';
import { signOut } from './signOut.ts';

/**
 * Signs out as the Sign Out button does. An order whose payment is open is first brought to an end: unless it is paid,
 * it goes back to its cart. What cannot be settled in a few seconds stays on record, and so does that this device is to be
 * left in peace (push-02).
 */
export const leave =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence, navigation }) => {
    if (persistence.get('openOrder')) {
      await import('../checkout/closeOrder.ts').then(({ closeOrder }) => dispatch(closeOrder())).catch(() => undefined);
    }
    const choice = persistence.get('pushChoice');
    await dispatch(signOut({ revoke: true, clearAll: true, keepOrder: true }));
    if (choice?.isWanted === false) persistence.set('pushChoice', choice);
    navigation.reload();
  };
