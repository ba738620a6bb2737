import { ASK_AGAIN_MS } from '../constants.ts';
import type { ShopThunk } from '../services.ts';
import { checkoutSlice, type OrderProgress } from './checkoutSlice.ts';

/** Nobody knows yet what became of the open order. */
const unknown: ReadonlySet<OrderProgress> = new Set(['unsettled', 'payment-unknown', 'payment-pending']);

/**
 * After a question about the open order: plans the next one where the answer is still out, with growing pauses, and
 * writes down when (payment-11). Each call replaces the plan before.
 */
export const askAgain =
  (ask: () => void): ShopThunk =>
  (dispatch, getState, { clock, runtime }) => {
    clock.clearTimeout(runtime.askAgain?.timer ?? 0);
    if (!unknown.has(getState().checkout.progress)) {
      runtime.askAgain = undefined;
      dispatch(checkoutSlice.actions.asked(null));
      return;
    }
    const times = runtime.askAgain?.times ?? 0;
    const wait = ASK_AGAIN_MS[Math.min(times, ASK_AGAIN_MS.length - 1)]!;
    runtime.askAgain = { times: times + 1, timer: clock.setTimeout(ask, wait) };
    const last = clock.now();
    dispatch(checkoutSlice.actions.asked({ last, next: last + wait }));
  };
