import type { AddItem } from '@shop/commerce-client';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { AddInDoubt, ShopThunk } from '../services.ts';
import { quantitiesBySku } from './changedLines.ts';
import { cartSlice, type CartState } from './cartSlice.ts';

const { countReceived } = cartSlice.actions;

const whatOf = ({ cartId, sku, selectedOptions, enteredOptions }: AddItem) =>
  JSON.stringify([cartId, sku, selectedOptions, enteredOptions]);

/**
 * What tells that an item is in: the pieces of its sku where the lines were seen, else those of the whole cart where
 * they were counted. A cart of which nothing is known is new as a rule; if not, it is better to have the product in it
 * once than twice.
 */
function signOf({ cartId, sku, quantity }: AddItem, cart: CartState, takenOut?: string): Omit<AddInDoubt, 'what'> {
  const { details, count } = cart.cartId === cartId ? cart : { details: null, count: null };
  if (details === null) return count === null ? { sku, pieces: quantity } : { pieces: count + quantity };
  const left = details.items.filter(({ uid }) => uid !== takenOut);
  return { sku, pieces: (quantitiesBySku({ items: left })[sku] ?? 0) + quantity };
}

/**
 * Adds a line. When the answer is lost it is never sent again, for it would be added twice: the cart is read back, and
 * a cart that has grown as asked counts as having it (cart-12). Where the cart cannot be read either, it is read before
 * the same is added once more.
 *
 * @param takenOut uid of a line that was just removed, so that the details in memory still count it.
 */
export const addOnce =
  (item: AddItem, takenOut?: string): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { commerce, runtime }) => {
    const isIn = async ({ sku, pieces }: Omit<AddInDoubt, 'what'>) => {
      const held = quantitiesBySku(await commerce.cartDetails(item.cartId));
      const counted = sku === undefined ? Object.values(held).reduce((sum, one) => sum + one, 0) : (held[sku] ?? 0);
      return counted >= pieces;
    };
    if (runtime.addInDoubt?.what === whatOf(item)) {
      const wasAdded = await isIn(runtime.addInDoubt);
      runtime.addInDoubt = undefined;
      if (wasAdded) return;
    }
    const sign = signOf(item, getState().cart, takenOut);
    try {
      const count = await commerce.addItem(item);
      // The badge says so before all lines have come again.
      if (count !== undefined && item.cartId === getState().cart.cartId) dispatch(countReceived(count));
    } catch (error) {
      if (!isOutcomeUnknown(problemOf(error))) throw error;
      runtime.addInDoubt = { what: whatOf(item), ...sign };
      const wasAdded = await isIn(sign).catch(() => {
        throw error;
      });
      runtime.addInDoubt = undefined;
      if (!wasAdded) throw error;
    }
  };
