import { GIVE_BACK_PATIENCE_MS } from '../constants.ts';
import type { ShopThunk } from '../services.ts';
import { isPlaced } from './openOrder.ts';
import { abandonPayment, leaveUnpaid, resumeOrder } from './resumeOrder.ts';

const close =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence }) => {
    const order = persistence.get('openOrder');
    if (order?.isElsewhere) await dispatch(leaveUnpaid());
    if (order && !isPlaced(order)) await dispatch(resumeOrder());
    await dispatch(abandonPayment());
  };

/**
 * Brings an open order to an end before the shopper signs out: unless it is paid, it goes back to its cart. What cannot
 * be settled in a few seconds stays on record.
 */
export const closeOrder =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { clock }) => {
    let timer = 0;
    const patience = new Promise<void>(resolve => {
      timer = clock.setTimeout(resolve, GIVE_BACK_PATIENCE_MS);
    });
    await Promise.race([dispatch(close()), patience]);
    clock.clearTimeout(timer);
  };
