import type { ShopThunk } from '../services.ts';

/** Asks what became of an order that was left open. Rare, so the code for it stays out of the first load. */
export const takeUpOrder =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { persistence }) => {
    if (persistence.get('openOrder') === undefined) return;
    const { resumeOrder } = await import('../checkout/resumeOrder.ts');
    await dispatch(resumeOrder());
  };
