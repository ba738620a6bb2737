import { rememberImage, type PicturedProduct } from '../persistence/rememberImage.ts';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { addOnce } from './addOnce.ts';
import { changeCart } from './changeCart.ts';

export interface ItemToAdd {
  /** What is bought: of a configurable product, the variant's sku. */
  sku: string;
  /** Set for a configurable product only. */
  parentSku?: string | undefined;
  /** Pieces, a whole number from 1. */
  quantity: number;
  /** The product as it was shown: its picture is remembered. */
  product?: PicturedProduct | undefined;
}

/** Puts an item into the cart. A second press while it is on its way does nothing: `busy`. */
export const addItemToCart = ({ sku, parentSku, quantity, product }: ItemToAdd): ShopThunk<Promise<Outcome>> =>
  async (dispatch, _, { persistence }) => {
    if (product) rememberImage(persistence, product);
    return dispatch(changeCart('add', sku, cartId => dispatch(addOnce({ cartId, sku, parentSku, quantity }))));
  };
