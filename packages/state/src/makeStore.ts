import { configureStore } from '@reduxjs/toolkit';
import { reactions } from './reactions.ts';
import { makeRootReducer, type ShopState } from './rootReducer.ts';
import type { Services, ShopPorts } from './services.ts';

/**
 * Makes the store of one page. Nothing happens until `startSession()` is dispatched, so that the first render in the
 * browser equals the server's (`makeServerStore`).
 *
 * @param ports what the flows work with, and `preloaded`: state to begin with.
 */
export function makeStore({ preloaded, ...ports }: ShopPorts & { preloaded?: Partial<ShopState> | undefined }) {
  const services: Services = {
    ...ports,
    runtime: {
      cartCreation: undefined,
      cartWork: Promise.resolve(),
      addInDoubt: undefined,
      cartStamp: undefined,
      detailsRun: 0,
      expiry: undefined,
      token: undefined,
      toasts: new Map(),
      toastsHeld: false,
      orderWork: undefined,
      errors: 0,
    },
  };
  return configureStore({
    reducer: makeRootReducer(),
    ...(preloaded === undefined ? {} : { preloadedState: preloaded }),
    middleware: defaults => defaults({ thunk: { extraArgument: services } }).prepend(reactions(services)),
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
