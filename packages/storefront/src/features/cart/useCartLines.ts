import type { CartDetails, CartItem } from '@shop/commerce-client';
import * as words from '@shop/messages/cart';
import { addToast, firstPrices, lineKey, runFlow, useAppDispatch, useAppSelector, type ShopThunk } from '@shop/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { lineView } from './cartLine.ts';
import { nameOf, tellGone } from './goneLine.ts';
import { useRemoveLine } from './useRemoveLine.ts';

interface Wish {
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
  (line: CartItem, why: string | undefined): ShopThunk =>
  dispatch => {
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

/**
 * The lines of a cart as they are shown, with changing and removing them. A wished quantity counts until the shop has answered the last one; what went wrong is
 * told at the line it happened to.
 */
export function useCartLines(details: CartDetails) {
  const dispatch = useAppDispatch();
  const cameAt = useMemo(() => dispatch(firstPrices(details.id)), [dispatch, details]);
  const views = details.items.map(line => ({ line, view: lineView(line) }));
  const { update, remove } = useAppSelector(state => state.cart.changing);
  const { removeLine } = useRemoveLine();
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  const [refusals, setRefusals] = useState(0);
  const [wishes, setWishes] = useState<Record<string, Wish>>({});
  const [saving, setSaving] = useState<readonly string[]>([]);
  const isHere = useIsHere();
  const tell = (line: CartItem, text: string | undefined) => {
    if (!isHere()) {
      dispatch(sayElsewhere(line, text));
      return;
    }
    setTroubles(others => ({ ...others, [lineKey(line)]: text }));
    if (text !== undefined) setRefusals(count => count + 1);
  };
  const isBusy = (line: CartItem) => [update, remove, saving].some(keys => keys.includes(lineKey(line)));

  const wished = useRef(wishes);
  const unsent = useRef<Wish[]>([]);
  useEffect(() => {
    wished.current = wishes;
    unsent.current = Object.values(wishes).filter(({ line }) => !isBusy(line));
  });
  useEffect(
    () => () => {
      for (const wish of unsent.current) {
        void dispatch(send(wish)).then(why => dispatch(sayElsewhere(wish.line, why)));
      }
    },
    [dispatch],
  );

  /** @param quantity the wish that is answered; without it, whatever is wished. */
  const forget = (line: CartItem, quantity?: number) =>
    setWishes(all => {
      const { [lineKey(line)]: wish, ...others } = all;
      return quantity === undefined || wish?.quantity === quantity ? others : all;
    });

  return {
    views,
    /** Something in the cart cannot be bought as it is. */
    isBlocked: views.some(({ view }) => view.trouble !== undefined),
    /** Rupees for one piece when it came into the cart, where that is known. */
    firstPriceOf: (line: CartItem): number | undefined => cameAt[lineKey(line)],
    /** True while the line is on its way to the server. */
    isBusy,
    /** True while something that was wished is not answered. */
    isUnsettled: update.length + remove.length + Object.keys(wishes).length > 0,
    /** How many wishes were refused so far. */
    refusals,
    troubleOf: (line: CartItem): string | undefined => troubles[lineKey(line)],
    wishFor: (line: CartItem): number | undefined => wishes[lineKey(line)]?.quantity,
    wish: (line: CartItem, quantity: number) => setWishes(all => ({ ...all, [lineKey(line)]: { line, quantity } })),
    changeQuantity: async (line: CartItem, quantity: number) => {
      tell(line, undefined);
      if (quantity !== line.quantity) tell(line, await dispatch(send({ line, quantity })));
      forget(line, quantity);
      const last = wished.current[lineKey(line)];
      // What was wished since goes with the next drawing, which there is none of for who has left.
      if (last && last.quantity !== quantity && !isHere()) tell(line, await dispatch(send(last)));
    },
    /** Puts a line aside by what is handed in; a wish for it is forgotten. */
    saveLine: async (line: CartItem, save: (line: CartItem) => Promise<string | undefined>) => {
      const key = lineKey(line);
      forget(line);
      // From the first moment on: put aside twice, a customer's list would have twice the pieces.
      setSaving(keys => [...keys, key]);
      tell(line, await save(line));
      setSaving(keys => keys.filter(other => other !== key));
    },
    removeLine: async (line: CartItem) => {
      tell(line, undefined);
      forget(line);
      const problem = await removeLine(line);
      if (problem !== undefined) tell(line, problem);
    },
  };
}

export type CartLinesView = ReturnType<typeof useCartLines>;
