import type { CartItem } from '@shop/commerce-client';
import { useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { useNavigate } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { useKeepsData } from '../shared/keepsData.ts';
import { actOnLine } from './actOnLine.ts';

export interface Saving {
  /** False where the cart does not tell enough of a line, or nothing would keep it. */
  canSave: (line: CartItem) => boolean;
  /** Puts a line aside. Resolves with what went wrong. */
  save: (line: CartItem) => Promise<string | undefined>;
}

/**
 * Puts lines of the cart aside: a customer's go to the wishlist, a guest's stay in this browser
 * (docs/decisions/saved-for-later.md).
 */
export function useSaving(): Saving {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { client } = useCommerce();
  const { storeCode } = useShop();
  const keeps = useKeepsData();
  const hasWishlist = useFeature('wishlist');
  const toList = useAppSelector(userSlice.selectors.selectIsSignedIn) && hasWishlist;
  return {
    // Of a gift card the cart does not tell all words (`itemAgain`).
    canSave: line => (toList || keeps) && !('recipient_name' in line),
    save: line =>
      dispatch(
        actOnLine(acts =>
          toList ? acts.moveToWishlist(line, client, () => void navigate('/wishlist')) : acts.putAside(line, storeCode),
        ),
      ),
  };
}
