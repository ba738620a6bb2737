import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { lineKey } from './cartLines.ts';
import { lineNow } from './changedLines.ts';
import { changeCart } from './changeCart.ts';

/** Takes a line out of the cart, named by its uid. */
export const removeItemFromCart =
  (itemId: string): ShopThunk<Promise<Outcome>> =>
  (dispatch, getState, { commerce }) => {
    const line = getState().cart.details?.items.find(({ uid }) => uid === itemId);
    return dispatch(
      changeCart(
        'remove',
        line ? lineKey(line) : itemId,
        async cartId => {
          await commerce.removeItem({ cartId, itemId: lineNow(getState().cart.details, line)?.uid ?? itemId });
        },
        details => line !== undefined && lineNow(details, line) === undefined,
      ),
    );
  };
