import type { CartDetails, CartItem } from '@shop/commerce-client';
import { addToast, firstPrices, lineKey, useAppDispatch, useAppSelector, type ShopThunk } from '@shop/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsHere } from '../shared/useIsHere.ts';
import { actOnLine, type LineAct } from './actOnLine.ts';
import { lineView } from './cartLine.ts';
import type { Wish } from './lineActs.ts';

/** Does something for who has left the cart: where its code does not come, a message says so. */
const elsewhere =
  (act: LineAct): ShopThunk<Promise<void>> =>
  async dispatch => {
    const lost = await dispatch(actOnLine(act));
    if (lost !== undefined) dispatch(addToast({ type: 'error', message: lost, dismissable: true }));
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
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  const [refusals, setRefusals] = useState(0);
  const [wishes, setWishes] = useState<Record<string, Wish>>({});
  const [going, setGoing] = useState<readonly string[]>([]);
  const isHere = useIsHere();
  const tell = (line: CartItem, text: string | undefined) => {
    if (!isHere()) {
      if (text !== undefined) void dispatch(elsewhere(acts => acts.sayElsewhere(line, text)));
      return;
    }
    setTroubles(others => ({ ...others, [lineKey(line)]: text }));
    if (text !== undefined) setRefusals(count => count + 1);
  };
  const isBusy = (line: CartItem) => [update, remove, going].some(keys => keys.includes(lineKey(line)));

  const wished = useRef(wishes);
  const unsent = useRef<Wish[]>([]);
  useEffect(() => {
    wished.current = wishes;
    unsent.current = Object.values(wishes).filter(({ line }) => !isBusy(line));
  });
  useEffect(
    () => () => {
      for (const wish of unsent.current) void dispatch(elsewhere(acts => acts.sendFromElsewhere(wish)));
    },
    [dispatch],
  );

  /** @param quantity the wish that is answered; without it, whatever is wished. */
  const forget = (line: CartItem, quantity?: number) =>
    setWishes(all => {
      const { [lineKey(line)]: wish, ...others } = all;
      return quantity === undefined || wish?.quantity === quantity ? others : all;
    });

  /**
   * The line is busy from the first moment on, before the code for it has come: put aside twice, a customer's list would
   * have twice the pieces.
   */
  const goes = async <Result>(line: CartItem, work: Promise<Result>): Promise<Result> => {
    const key = lineKey(line);
    setGoing(keys => [...keys, key]);
    const result = await work;
    setGoing(keys => keys.filter(other => other !== key));
    return result;
  };

  return {
    views,
    /** Something in the cart cannot be bought as it is. */
    isBlocked: views.some(({ view }) => view.trouble !== undefined),
    /** Rupees for one piece when it came into the cart, where that is known. */
    firstPriceOf: (line: CartItem): number | undefined => cameAt[lineKey(line)],
    /** True while the line is on its way to the server. */
    isBusy,
    /** True while something that was wished is not answered. */
    isUnsettled: update.length + remove.length + going.length + Object.keys(wishes).length > 0,
    /** How many wishes were refused so far. */
    refusals,
    troubleOf: (line: CartItem): string | undefined => troubles[lineKey(line)],
    wishFor: (line: CartItem): number | undefined => wishes[lineKey(line)]?.quantity,
    wish: (line: CartItem, quantity: number) => setWishes(all => ({ ...all, [lineKey(line)]: { line, quantity } })),
    changeQuantity: async (line: CartItem, quantity: number) => {
      tell(line, undefined);
      if (quantity !== line.quantity) tell(line, await dispatch(actOnLine(acts => acts.send({ line, quantity }))));
      forget(line, quantity);
      const last = wished.current[lineKey(line)];
      // What was wished since goes with the next drawing, which there is none of for who has left.
      if (last && last.quantity !== quantity && !isHere())
        tell(line, await dispatch(actOnLine(acts => acts.send(last))));
    },
    /** Puts a line aside by what is handed in; a wish for it is forgotten. */
    saveLine: async (line: CartItem, save: (line: CartItem) => Promise<string | undefined>) => {
      forget(line);
      tell(line, await goes(line, save(line)));
    },
    removeLine: async (line: CartItem) => {
      tell(line, undefined);
      forget(line);
      const problem = await goes(line, dispatch(actOnLine(acts => acts.removeLine(line))));
      if (problem !== undefined) tell(line, problem);
    },
  };
}

export type CartLinesView = ReturnType<typeof useCartLines>;
