import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { changeCart } from './changeCart.ts';

/** Takes a line out of the cart, named by its uid. */
export const removeItemFromCart = (itemId: string): ShopThunk<Promise<Outcome>> => (dispatch, _, { commerce }) =>
  dispatch(changeCart('remove', itemId, cartId => commerce.removeItem({ cartId, itemId })));
