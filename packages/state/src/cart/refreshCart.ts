import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { inTurn } from './inTurn.ts';
import { loadCart } from './loadCart.ts';

/** Fetches the details again that something else than this tab has changed, once what this tab changes is done. */
export const refreshCart = (): ShopThunk<Promise<Outcome>> => dispatch => dispatch(inTurn(() => dispatch(loadCart())));
