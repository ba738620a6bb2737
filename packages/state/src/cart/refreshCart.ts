import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { askForCart } from './askForCart.ts';
import { inTurn } from './inTurn.ts';

/** Asks again for a cart that something else than this tab has changed, once what this tab changes is done. */
export const refreshCart = (): ShopThunk<Promise<Outcome>> => dispatch =>
  dispatch(inTurn(() => dispatch(askForCart())));
