import type { Problem } from '@shop/commerce-client';
import { happened } from '../app/happened.ts';
import { rememberImage } from '../persistence/rememberImage.ts';
import { problemOf, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import type { ItemToAdd } from './addItemToCart.ts';
import { addOnce } from './addOnce.ts';
import { changeCart } from './changeCart.ts';

/** What became of several items that were added together. */
export interface ItemsAdded {
  /** Skus that are in the cart now. */
  added: string[];
  /** The server's reason by the sku that it refused. */
  refused: Record<string, string>;
  /** Why it ended early, or the first refusal. */
  problem?: Problem;
}

/**
 * Puts several items into the cart in one go, each as its own line. One that the server refuses does not keep the
 * others out; any other failure ends it there: `done` says only that it was tried. The cart is loaded once.
 */
export const addItemsToCart =
  (items: ItemToAdd[]): ShopThunk<Promise<Outcome<ItemsAdded>>> =>
  async (dispatch, _, { persistence }) => {
    let added: string[] = [];
    let refused: Record<string, string> = {};
    for (const { product } of items) if (product) rememberImage(persistence, product);
    const outcome = await dispatch(
      changeCart('add', items.map(({ sku }) => sku).join(' '), async cartId => {
        added = [];
        refused = {};
        let first: unknown;
        for (const { product: _product, ...item } of items) {
          try {
            await dispatch(addOnce({ cartId, ...item }));
            added.push(item.sku);
          } catch (error) {
            const problem = problemOf(error);
            if (problem.kind !== 'rejected') throw error;
            refused[item.sku] = problem.message;
            first ??= error;
          }
        }
        if (first !== undefined) throw first;
      }),
    );
    if (outcome.status === 'busy') return outcome;
    const inCart = items.filter(({ sku }) => added.includes(sku));
    if (inCart.length > 0)
      dispatch(
        happened({
          what: 'items-added',
          items: inCart.map(({ sku, parentSku, quantity }) => ({ sku, parentSku, quantity })),
        }),
      );
    return {
      status: 'done',
      value: { added, refused, ...(outcome.status === 'failed' && { problem: outcome.problem }) },
    };
  };
