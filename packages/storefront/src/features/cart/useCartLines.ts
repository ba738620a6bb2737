import type { CartItem } from '@shop/commerce-client';
import * as words from '@shop/messages/cart';
import {
  addToast,
  lineKey,
  runFlow,
  skuOf,
  toastLifetimes,
  useAppDispatch,
  useAppSelector,
  type ShopThunk,
} from '@shop/state';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { restoringInput } from './cartLine.ts';

interface Wish {
  line: CartItem;
  /** Pieces. */
  quantity: number;
}

const parentSkuOf = (line: CartItem): string | undefined =>
  'configured_variant' in line ? (line.product.sku ?? undefined) : undefined;
const nameOf = (line: CartItem): string => line.product.name ?? words.someProduct;

/** Puts a line back as it was. */
const putBack =
  (line: CartItem, quantity: number, input: ReturnType<typeof restoringInput>): ShopThunk<Promise<void>> =>
  async dispatch => {
    const again = await dispatch(
      runFlow(flows => flows.addItemToCart({ sku: skuOf(line), parentSku: parentSkuOf(line), quantity, ...input })),
    );
    if (again.status === 'failed')
      dispatch(addToast({ type: 'error', message: problemText(again.problem), dismissable: true }));
  };

/** Says that a line has gone, with a way to have it again where the cart tells enough of it. */
const tellGone =
  (line: CartItem, quantity: number, message: string, actionText: string): ShopThunk =>
  dispatch => {
    const input = restoringInput(line);
    dispatch(
      addToast({
        type: 'info',
        message,
        dismissable: true,
        timeout: toastLifetimes.OFFER_MS,
        ...(input && { actionText, onAction: () => void dispatch(putBack(line, quantity, input)) }),
      }),
    );
  };

/**
 * Sends a wished quantity. Resolves with what the shop has against it; a line that has gone meanwhile has no place
 * where that could be read.
 */
const send =
  ({ line, quantity }: Wish): ShopThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    const outcome = await dispatch(runFlow(flows => flows.updateItemInCart({ itemId: line.uid, quantity })));
    if (outcome.status !== 'failed') return undefined;
    const isThere = getState().cart.details?.items.some(other => lineKey(other) === lineKey(line)) ?? true;
    // A configurable line that is lost has a notice of its own.
    const isLost = getState().cart.lostLines.some(({ sku }) => sku === skuOf(line));
    if (!isThere && !isLost) dispatch(tellGone(line, quantity, words.lineGone(nameOf(line)), words.lineLostRetry));
    return problemText(outcome.problem);
  };

/**
 * Changing and removing lines. A wished quantity counts until the shop has answered the last one; what went wrong is
 * told at the line it happened to.
 */
export function useCartLines() {
  const dispatch = useAppDispatch();
  const { update, remove } = useAppSelector(state => state.cart.changing);
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  const [refusals, setRefusals] = useState(0);
  const [wishes, setWishes] = useState<Record<string, Wish>>({});
  const tell = (line: CartItem, text: string | undefined) => {
    setTroubles(others => ({ ...others, [lineKey(line)]: text }));
    if (text !== undefined) setRefusals(count => count + 1);
  };
  const isBusy = (line: CartItem) => update.includes(lineKey(line)) || remove.includes(lineKey(line));

  const unsent = useRef<Wish[]>([]);
  useEffect(() => void (unsent.current = Object.values(wishes).filter(({ line }) => !isBusy(line))));
  useEffect(
    () => () => {
      for (const wish of unsent.current) {
        void dispatch(send(wish)).then(
          problem =>
            problem !== undefined && dispatch(addToast({ type: 'error', message: problem, dismissable: true })),
        );
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
    },
    removeLine: async (line: CartItem) => {
      tell(line, undefined);
      forget(line);
      const outcome = await dispatch(runFlow(flows => flows.removeItemFromCart(line.uid)));
      if (outcome.status === 'failed') tell(line, problemText(outcome.problem));
      if (outcome.status === 'done')
        dispatch(tellGone(line, line.quantity, words.lineRemoved(nameOf(line)), words.undo));
    },
  };
}
