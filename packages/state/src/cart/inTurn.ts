import type { ShopThunk } from '../services.ts';

/**
 * Runs work on the cart after whatever is under way with it: each change meets the cart as the one before has left it.
 */
export const inTurn =
  <Result>(work: () => Promise<Result>): ShopThunk<Promise<Result>> =>
  (_, __, { runtime }) => {
    const run = runtime.cartWork.then(work);
    runtime.cartWork = run.catch(() => undefined);
    return run;
  };
