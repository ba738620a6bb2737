import type { CartItem, CommerceClient } from '@shop/commerce-client';
import * as words from '@shop/messages/cart';
import { addToast, happened, lineKey, runFlow, toastLifetimes, type SavedLine, type ShopThunk } from '@shop/state';
import { problemText } from '../shared/problemText.ts';
import { addWish } from '../shared/wishes/changeWish.ts';
import { wishProblem } from '../shared/wishes/wishProblem.ts';
import { nameOf, tellGone } from './goneLine.ts';
import { dropSaved, keepSaved, toSaved } from './savedLines.ts';

/** What a shopper wishes a line to be. */
export interface Wish {
  line: CartItem;
  /** Pieces. */
  quantity: number;
}

/** Whether a line is neither in the cart nor named as lost: a configurable line that is lost has a notice of its own. */
const hasGone =
  (line: CartItem): ShopThunk<boolean> =>
  (_, getState) => {
    const { details, lostLines } = getState().cart;
    const isThere = details?.items.some(other => lineKey(other) === lineKey(line)) ?? true;
    return !isThere && !lostLines.some(({ key }) => key === lineKey(line));
  };

/** Says what the shop has against a line to who has left the cart. That it has gone is said already. */
const sayElsewhere =
  (line: CartItem, why: string | undefined): ShopThunk<Promise<undefined>> =>
  async dispatch => {
    if (why !== undefined && !dispatch(hasGone(line)))
      dispatch(addToast({ type: 'error', message: why, dismissable: true }));
  };

/**
 * Sends a wished quantity. Resolves with what the shop has against it; a line that has gone meanwhile has no place
 * where that could be read.
 */
const send =
  ({ line, quantity }: Wish): ShopThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    const { details: before } = getState().cart;
    // A configurable line has another uid after each change.
    const { uid: itemId } = before?.items.find(other => lineKey(other) === lineKey(line)) ?? line;
    const outcome = await dispatch(runFlow(flows => flows.updateItemInCart({ itemId, quantity })));
    if (outcome.status !== 'failed') return undefined;
    if (dispatch(hasGone(line))) dispatch(tellGone(line, quantity, words.lineGone(nameOf(line)), words.lineLostRetry));
    return problemText(outcome.problem);
  };

/** Sends what was wished by who has left the cart, and says there what the shop has against it. */
const sendFromElsewhere =
  (wish: Wish): ShopThunk<Promise<undefined>> =>
  async dispatch =>
    dispatch(sayElsewhere(wish.line, await dispatch(send(wish))));

const takeOut =
  (line: CartItem): ShopThunk<Promise<string | undefined>> =>
  async dispatch => {
    const outcome = await dispatch(runFlow(flows => flows.removeItemFromCart(line.uid)));
    return outcome.status === 'failed' ? problemText(outcome.problem) : undefined;
  };

/** Takes a line out of the cart, and offers to undo it. Resolves with what the shop has against it. */
const removeLine =
  (line: CartItem): ShopThunk<Promise<string | undefined>> =>
  async dispatch => {
    const outcome = await dispatch(runFlow(flows => flows.removeItemFromCart(line.uid)));
    if (outcome.status === 'failed') return problemText(outcome.problem);
    if (outcome.status === 'done') dispatch(tellGone(line, line.quantity, words.lineRemoved(nameOf(line)), words.undo));
    return undefined;
  };

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

/** Puts a line on the customer's wishlist. Resolves with what went wrong. */
const moveToWishlist =
  (line: CartItem, client: CommerceClient, seeWishlist: () => void): ShopThunk<Promise<string | undefined>> =>
  async dispatch => {
    const saved = toSaved(line);
    if (!saved) return undefined;
    try {
      await addWish(client, toWish(line, saved));
      dispatch(happened({ what: 'wish-added', sku: line.product.sku ?? saved.sku }));
    } catch (reason) {
      return wishProblem(reason);
    }
    const problem = await dispatch(takeOut(line));
    if (problem !== undefined) return words.onWishlistToo(problem);
    dispatch(
      addToast({
        type: 'success',
        message: words.movedToWishlist(nameOf(line)),
        dismissable: true,
        timeout: toastLifetimes.OFFER_MS,
        actionText: words.seeWishlist,
        onAction: seeWishlist,
      }),
    );
    return undefined;
  };

/** Keeps a line in this browser. Resolves with what went wrong. */
const putAside =
  (line: CartItem, storeCode: string): ShopThunk<Promise<string | undefined>> =>
  async dispatch => {
    const saved = toSaved(line);
    if (!saved) return undefined;
    // Kept first: a page that is left in between loses nothing.
    dispatch(keepSaved(storeCode, saved));
    const problem = await dispatch(takeOut(line));
    if (problem === undefined)
      dispatch(addToast({ type: 'success', message: words.putAside(saved.name), dismissable: true }));
    else dispatch(dropSaved(storeCode, saved));
    return problem;
  };

/** What a shopper does with a line of the cart, as one piece of code to fetch (actOnLine.ts). */
export const lineActs = { send, sendFromElsewhere, sayElsewhere, removeLine, moveToWishlist, putAside };
