import { happened } from '../app/happened.ts';
import { rememberImage, type PicturedProduct } from '../persistence/rememberImage.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { addOnce } from './addOnce.ts';
import { changeCart } from './changeCart.ts';
import { tellElsewhere } from './tellElsewhere.ts';

export interface ItemToAdd {
  /** What is bought: of a configurable product, the variant's sku. */
  sku: string;
  /** Set for a configurable product only. */
  parentSku?: string | undefined;
  /** Pieces, a whole number from 1. */
  quantity: number;
  /** Uids of what was picked: selections of a bundle, links to download, the amount of a gift card. */
  selectedOptions?: string[];
  /** What was written, by the uid of its field. */
  enteredOptions?: { uid: string; value: string }[];
  /** The product as it was shown: its picture is remembered. */
  product?: PicturedProduct | undefined;
}

/** How long what was interrupted waits for its customer to sign in again, in seconds. */
const INTERRUPTED_LIFE_S = 1800;

/**
 * Puts an item into the cart. A second press while it is on its way does nothing: `busy`. Where the session has ended it
 * waits for the next sign-in (session-23).
 */
export const addItemToCart =
  ({ product, ...item }: ItemToAdd): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { persistence }) => {
    if (product) rememberImage(persistence, product);
    const owner = getState().user.email;
    const tell = dispatch(tellElsewhere());
    const outcome = await dispatch(changeCart('add', item.sku, cartId => dispatch(addOnce({ cartId, ...item }))));
    if (outcome.status === 'failed' && outcome.problem.kind === 'session-expired')
      persistence.set('interruptedAdd', { owner, item }, INTERRUPTED_LIFE_S);
    if (outcome.status === 'failed') tell(outcome.problem);
    const { sku, parentSku, quantity } = item;
    if (outcome.status === 'done') dispatch(happened({ what: 'items-added', items: [{ sku, parentSku, quantity }] }));
    return outcome;
  };
