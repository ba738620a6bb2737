import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit';
import { makeRootReducer } from './rootReducer.ts';

const refuse: Middleware = () => () => () => {
  throw new Error("makeServerStore: dispatched while a page is drawn on the server, where the store is everybody's.");
};

/**
 * The store of pages that a server draws: as it is before anything has happened, so that one serves all visitors.
 *
 * @throws Error from `dispatch`, always.
 */
export const makeServerStore = () =>
  configureStore({ reducer: makeRootReducer(), middleware: () => new Tuple(refuse) });

export type ServerStore = ReturnType<typeof makeServerStore>;
