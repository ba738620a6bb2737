import type { CartItem } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import {
  addToast,
  happened,
  runFlow,
  toastLifetimes,
  useAppDispatch,
  userSlice,
  useAppSelector,
  type SavedLine,
} from '@shop/state';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useFeature } from '../../context/features.ts';
import { useShop } from '../../context/ShopContext.ts';
import { useKeepsData } from '../shared/keepsData.ts';
import { problemText } from '../shared/problemText.ts';
import { useSessionReady } from '../shared/useSessionReady.ts';
import { addWish } from '../shared/wishes/changeWish.ts';
import { wishProblem } from '../shared/wishes/wishProblem.ts';
import { nameOf } from './goneLine.ts';
import { dropSaved, keepSaved, onSaved, readSaved, savedKey, toSaved } from './savedLines.ts';

/** What the wishlist takes for a line. */
const toWish = (
  line: CartItem,
  { sku, parentSku, quantity, selectedOptions = [], enteredOptions = [] }: SavedLine,
) => ({
  sku: parentSku ?? sku,
  quantity,
  selected_options: [
    ...('configurable_options' in line
      ? line.configurable_options.flatMap(option => option?.configurable_product_option_value_uid ?? [])
      : []),
    ...selectedOptions,
  ],
  entered_options: enteredOptions,
});

/**
 * What is put aside from the cart: a customer's goes to the wishlist, a guest's stays in this browser, for each store
 * view apart (docs/decisions/saved-for-later.md).
 */
export function useSavedLines() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { client } = useCommerce();
  const { storeCode } = useShop();
  const ready = useSessionReady();
  const keeps = useKeepsData();
  const hasWishlist = useFeature('wishlist');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const toList = signedIn && hasWishlist;
  const [lines, setLines] = useState<SavedLine[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  useEffect(() => {
    if (!ready) return;
    // The cart and the empty cart each have a list, and one may be drawn while the other one is at work.
    const read = () => setLines(dispatch(readSaved(storeCode)));
    read();
    return onSaved(read);
  }, [ready, dispatch, storeCode]);

  const takeOut = async (line: CartItem): Promise<string | undefined> => {
    const outcome = await dispatch(runFlow(flows => flows.removeItemFromCart(line.uid)));
    return outcome.status === 'failed' ? problemText(outcome.problem) : undefined;
  };
  const toWishlist = async (line: CartItem, saved: SavedLine): Promise<string | undefined> => {
    try {
      await addWish(client, toWish(line, saved));
      dispatch(happened({ what: 'wish-added', sku: line.product.sku ?? saved.sku }));
    } catch (reason) {
      return wishProblem(reason);
    }
    const problem = await takeOut(line);
    if (problem !== undefined) return text.onWishlistToo(problem);
    dispatch(
      addToast({
        type: 'success',
        message: text.movedToWishlist(nameOf(line)),
        dismissable: true,
        timeout: toastLifetimes.OFFER_MS,
        actionText: text.seeWishlist,
        onAction: () => void navigate('/wishlist'),
      }),
    );
    return undefined;
  };
  const toBrowser = async (line: CartItem, saved: SavedLine): Promise<string | undefined> => {
    // Kept first: a page that is left in between loses nothing.
    dispatch(keepSaved(storeCode, saved));
    const problem = await takeOut(line);
    if (problem === undefined)
      dispatch(addToast({ type: 'success', message: text.putAside(saved.name), dismissable: true }));
    else dispatch(dropSaved(storeCode, saved));
    return problem;
  };

  return {
    lines,
    isBusy: (line: SavedLine) => busy.includes(savedKey(line)),
    troubleOf: (line: SavedLine) => troubles[savedKey(line)],
    /** False where the cart does not tell enough of a line, or nothing would keep it. */
    canSave: (line: CartItem) => (toList || keeps) && toSaved(line) !== undefined,
    /** Puts a line aside. Resolves with what went wrong. */
    save: async (line: CartItem): Promise<string | undefined> => {
      const saved = toSaved(line);
      if (!saved) return undefined;
      return toList ? toWishlist(line, saved) : toBrowser(line, saved);
    },
    moveToCart: async (line: SavedLine) => {
      const key = savedKey(line);
      const { sku, parentSku, quantity, selectedOptions, enteredOptions } = line;
      setBusy(keys => [...keys, key]);
      setTroubles(others => ({ ...others, [key]: undefined }));
      const item = {
        sku,
        parentSku,
        quantity,
        ...(selectedOptions && { selectedOptions }),
        ...(enteredOptions && { enteredOptions }),
      };
      const outcome = await dispatch(runFlow(flows => flows.addItemToCart(item)));
      setBusy(keys => keys.filter(other => other !== key));
      if (outcome.status === 'failed') setTroubles(others => ({ ...others, [key]: problemText(outcome.problem) }));
      if (outcome.status === 'done') dispatch(dropSaved(storeCode, line));
    },
    drop: (line: SavedLine) => {
      dispatch(dropSaved(storeCode, line));
      dispatch(
        addToast({
          type: 'info',
          message: text.lineRemoved(line.name),
          dismissable: true,
          timeout: toastLifetimes.OFFER_MS,
          actionText: text.undo,
          onAction: () => dispatch(keepSaved(storeCode, line)),
        }),
      );
    },
  };
}

export type SavedLines = ReturnType<typeof useSavedLines>;
