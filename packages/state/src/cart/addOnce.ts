import type { AddItem } from '@shop/commerce-client';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { quantitiesBySku } from './cartLines.ts';

/**
 * Adds a line. When the answer is lost it is never sent again, for it would be added twice: the cart is read back, and
 * a line that has grown as asked counts as added (behaviour notes, "GraphQL links").
 *
 * @param takenOut uid of a line that was just removed, so that the details in memory still count it.
 */
export const addOnce = (item: AddItem, takenOut?: string): ShopThunk<Promise<void>> => async (_, getState, { commerce }) => {
  const { cartId, details } = getState().cart;
  const lines = cartId === item.cartId ? details?.items.filter(({ uid }) => uid !== takenOut) : undefined;
  const before = lines && (quantitiesBySku({ items: lines })[item.sku] ?? 0);
  try {
    await commerce.addItem(item);
  } catch (error) {
    if (before === undefined || !isOutcomeUnknown(problemOf(error))) throw error;
    const now = await commerce.cartDetails(item.cartId).catch(() => undefined);
    if (now === undefined || (quantitiesBySku(now)[item.sku] ?? 0) < before + item.quantity) throw error;
  }
};
