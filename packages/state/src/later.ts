import { partNotLoaded } from '@shop/messages/errors';
import type { Outcome } from './problems.ts';
import type { ShopThunk } from './services.ts';

type Flow<Args extends unknown[], Value> = (...args: Args) => ShopThunk<Promise<Outcome<Value>>>;

/**
 * A flow whose code is fetched when it is first dispatched, so that who only looks does not pay for it. Code that
 * cannot
 * be fetched is a failure like any other, and the next attempt fetches again.
 */
export const later =
  <Args extends unknown[], Value>(load: () => Promise<Flow<Args, Value>>): Flow<Args, Value> =>
  (...args) =>
  async dispatch => {
    let flow: Flow<Args, Value>;
    try {
      flow = await load();
    } catch {
      return { status: 'failed', problem: { kind: 'network', message: partNotLoaded } };
    }
    return dispatch(flow(...args));
  };
