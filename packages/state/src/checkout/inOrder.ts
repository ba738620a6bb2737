import type { ShopThunk } from '../services.ts';

/** Runs work on the open order after whatever is under way with it, so that no two attempts cross. */
export const inOrder =
  <Result>(work: () => Promise<Result>): ShopThunk<Promise<Result>> =>
  async (_, __, { runtime }) => {
    const before = runtime.orderWork;
    const run = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    runtime.orderWork = run;
    try {
      return await run;
    } finally {
      if (runtime.orderWork === run) runtime.orderWork = undefined;
    }
  };
