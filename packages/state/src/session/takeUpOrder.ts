import type { ShopThunk } from '../services.ts';

/** Where gateways send the shopper back to (payment-06). */
const returnPoint = /^\/(cashfree|razorpay)\/checkout\/success\//;

/** Asks what became of an order that was left open. Rare, so the code for it stays out of the first load. */
export const takeUpOrder =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, _, { navigation, persistence }) => {
    // A return point brings the gateway's proof and asks for itself.
    if (persistence.get('openOrder') === undefined || returnPoint.test(navigation.path())) return;
    const { resumeOrder } = await import('../checkout/resumeOrder.ts');
    await dispatch(resumeOrder());
  };
