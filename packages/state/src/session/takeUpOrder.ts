import type { ShopThunk } from '../services.ts';

/**
 * Asks what became of an order that was left open here, or that this tab waits for. Rare, so the code for it stays out of
 * the first load.
 */
export const takeUpOrder =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { persistence }) => {
    if (persistence.get('openOrder') === undefined && getState().checkout.openOrder === null) return;
    const { resumeOrder } = await import('../checkout/resumeOrder.ts');
    await dispatch(resumeOrder());
  };
