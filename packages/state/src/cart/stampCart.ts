import type { ShopThunk } from '../services.ts';

/** Lets the other tabs know that the cart has changed: they ask for it again (session/compareTabs.ts). */
export const stampCart =
  (): ShopThunk =>
  (_, __, { clock, persistence, runtime }) => {
    runtime.cartStamp = `${clock.now()}-${runtime.detailsRun}`;
    persistence.set('cartStamp', runtime.cartStamp);
  };
