import type { CartItem } from '@shop/commerce-client';
import * as text from '@shop/messages/purchase';
import { isOutcomeUnknown, ProblemError, problemOf, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { addOnce } from './addOnce.ts';
import { answersInput } from './answersInput.ts';
import { lineKey, skuOf } from './cartLines.ts';
import { lineNow } from './changedLines.ts';
import { cartSlice, type LostLine } from './cartSlice.ts';
import { changeCart } from './changeCart.ts';

const { editEnded, lineLost, lineRecovered } = cartSlice.actions;

/**
 * Takes a line out; false when it was gone before. A lost answer is settled by looking whether it is still there.
 */
const takeOut =
  (cartId: string, itemId: string): ShopThunk<Promise<boolean>> =>
  async (_, __, { commerce }) => {
    try {
      return await commerce.removeItem({ cartId, itemId });
    } catch (error) {
      if (!isOutcomeUnknown(problemOf(error))) throw error;
      const now = await commerce.cartDetails(cartId);
      if (now.items.some(line => line.uid === itemId)) throw error;
      return true;
    }
  };

/**
 * Changes a configurable line: remove, then add, as equal lines would be merged otherwise. The old line is put back
 * when the new one cannot be added; when even that fails it is named, and can be tried again with `retryLostLine`.
 */
const replaceLine =
  (cartId: string, line: CartItem, sku: string, quantity: number): ShopThunk<Promise<void>> =>
  async dispatch => {
    const parentSku = line.product.sku ?? undefined;
    const answers = answersInput(line.answers);
    // Whoever removed it elsewhere wants it gone: changed, it would be back.
    if (!(await dispatch(takeOut(cartId, line.uid))))
      throw new ProblemError({ kind: 'rejected', message: text.lineLost(line.product.name ?? skuOf(line)) });
    try {
      await dispatch(addOnce({ cartId, parentSku, sku, quantity, ...answers }, line.uid));
    } catch (error) {
      const old: LostLine = {
        key: lineKey(line),
        sku: skuOf(line),
        parentSku,
        name: line.product.name ?? skuOf(line),
        quantity: line.quantity,
        ...answers,
      };
      try {
        await dispatch(addOnce({ cartId, parentSku, sku: old.sku, quantity: old.quantity, ...answers }, line.uid));
      } catch {
        dispatch(lineLost(old));
        throw new ProblemError({ kind: 'rejected', message: text.lineLost(old.name) });
      }
      throw error;
    }
  };

export interface ItemUpdate {
  /** Uid of the line. */
  itemId: string;
  /** Pieces. */
  quantity: number;
  /** The variant to change to; only for a configurable line. */
  sku?: string | undefined;
}

/**
 * Changes quantity or variant of a line; the variant by removing and adding it (cart-03). A line that was open to have
 * its variant changed is closed then.
 */
export const updateItemInCart =
  ({ itemId, quantity, sku }: ItemUpdate): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { commerce }) => {
    const asked = getState().cart.details?.items.find(({ uid }) => uid === itemId);
    const key = asked ? lineKey(asked) : itemId;
    const outcome = await dispatch(
      changeCart(
        'update',
        key,
        async cartId => {
          const line = lineNow(getState().cart.details, asked);
          if (line && 'configured_variant' in line) {
            await dispatch(replaceLine(cartId, line, sku ?? skuOf(line), quantity));
          } else {
            await commerce.updateItem({ cartId, itemId, quantity });
          }
        },
        // A variant that was changed stands under another key.
        details => sku === undefined && lineNow(details, asked)?.quantity === quantity,
      ),
    );
    if (outcome.status === 'done' && sku !== undefined && getState().cart.editing === key) dispatch(editEnded());
    return outcome;
  };

/** Tries again to put a lost line back. */
export const retryLostLine =
  ({ key, name: _name, ...item }: LostLine): ShopThunk<Promise<Outcome>> =>
  async dispatch => {
    const outcome = await dispatch(changeCart('add', key, cartId => dispatch(addOnce({ cartId, ...item }))));
    if (outcome.status === 'done') dispatch(lineRecovered(key));
    return outcome;
  };
