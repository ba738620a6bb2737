import type { Problem } from '@shop/commerce-client';
import { happened } from '../app/happened.ts';
import { rememberImage } from '../persistence/rememberImage.ts';
import { refusal, type Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import type { ItemToAdd } from './addItemToCart.ts';
import { addTogether, type Together } from './addTogether.ts';
import { changeCart } from './changeCart.ts';
import { tellElsewhere } from './tellElsewhere.ts';

/** What became of several items that were added together. */
export interface ItemsAdded {
  /** Skus of the lines that came in, each as often as it has lines: also of one of which only some pieces did. */
  added: string[];
  /** The server's reason by the sku of which it refused all or some pieces. */
  refused: Record<string, string>;
  /** Why it ended early, or the first refusal. */
  problem?: Problem;
}

/**
 * Puts several items into the cart in one go, each as its own line, by one call. One that the server refuses does not keep
 * the others out; any other failure ends it there: `done` says only that it was tried. The cart is loaded once.
 */
export const addItemsToCart =
  (items: ItemToAdd[]): ShopThunk<Promise<Outcome<ItemsAdded>>> =>
  async (dispatch, getState, { persistence }) => {
    let became: Together = { added: [], refused: {} };
    const tell = dispatch(tellElsewhere());
    for (const { product } of items) if (product) rememberImage(persistence, product);
    const lines = items.map(({ product: _product, ...line }) => line);
    const isNew = getState().cart.cartId === null && persistence.get('cartId') === undefined;
    const outcome = await dispatch(
      changeCart('add', items.map(({ sku }) => sku).join(' '), async cartId => {
        became = { added: [], refused: {} };
        became = await dispatch(addTogether(cartId, lines, isNew, added => (became = { added, refused: {} })));
      }),
    );
    if (outcome.status === 'busy') return outcome;
    const { added, refused } = became;
    if (added.length > 0)
      dispatch(
        happened({
          what: 'items-added',
          items: added.map(({ sku, parentSku, quantity }) => ({ sku, parentSku, quantity })),
        }),
      );
    const [reason] = Object.values(refused);
    const problem = outcome.status === 'failed' ? outcome.problem : reason === undefined ? undefined : refusal(reason);
    if (problem) tell(problem);
    const skus = added.map(({ sku }) => sku);
    return { status: 'done', value: { added: skus, refused, ...(problem && { problem }) } };
  };
