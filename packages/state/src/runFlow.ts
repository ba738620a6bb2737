import { runOf } from './runOf.ts';

const fetchFlows = () => import('./flows.ts');

/**
 * Runs a flow whose code is fetched when the first one is run, so that who only looks does not pay for it:
 * `dispatch(runFlow(flows => flows.addItemToCart(item)))`. Code that cannot be fetched is a failure like any other, and
 * the next flow fetches again.
 */
export const runFlow = runOf(fetchFlows);

/** Fetches the flows' code before anybody runs one: by intent, or for a browser that remembers a cart. */
export const prefetchFlows = (): void => void fetchFlows().catch(() => undefined);
