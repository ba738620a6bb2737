import type { AddItem } from '@shop/commerce-client';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { quantitiesBySku } from './cartLines.ts';

const whatOf = ({ cartId, sku, selectedOptions, enteredOptions }: AddItem) =>
  JSON.stringify([cartId, sku, selectedOptions, enteredOptions]);

/**
 * Adds a line. When the answer is lost it is never sent again, for it would be added twice: the cart is read back, and
 * a line that has grown as asked counts as added (cart-12). Where the cart cannot be read either, it is read before the
 * same is added once more.
 *
 * @param takenOut uid of a line that was just removed, so that the details in memory still count it.
 */
export const addOnce =
  (item: AddItem, takenOut?: string): ShopThunk<Promise<void>> =>
  async (_, getState, { commerce, runtime }) => {
    const { cartId, sku, quantity } = item;
    const holds = async (pieces: number) => (quantitiesBySku(await commerce.cartDetails(cartId))[sku] ?? 0) >= pieces;
    if (runtime.addInDoubt?.what === whatOf(item)) {
      const wasAdded = await holds(runtime.addInDoubt.pieces);
      runtime.addInDoubt = undefined;
      if (wasAdded) return;
    }
    const { cartId: seen, details } = getState().cart;
    // A cart that was not seen yet is new as a rule. If not, it is better to have the product in it once than twice.
    const before =
      seen === cartId && details
        ? (quantitiesBySku({ items: details.items.filter(({ uid }) => uid !== takenOut) })[sku] ?? 0)
        : 0;
    try {
      await commerce.addItem(item);
    } catch (error) {
      if (!isOutcomeUnknown(problemOf(error))) throw error;
      runtime.addInDoubt = { what: whatOf(item), pieces: before + quantity };
      const isIn = await holds(before + quantity).catch(() => {
        throw error;
      });
      runtime.addInDoubt = undefined;
      if (!isIn) throw error;
    }
  };
