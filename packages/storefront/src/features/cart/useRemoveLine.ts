import type { CartItem } from '@shop/commerce-client';
import * as words from '@shop/messages/cart';
import { lineKey, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { problemText } from '../shared/problemText.ts';
import { nameOf, tellGone } from './goneLine.ts';

/** Takes a line out of the cart, and offers to undo it. */
export function useRemoveLine() {
  const dispatch = useAppDispatch();
  const { remove } = useAppSelector(state => state.cart.changing);
  return {
    /** True while the line is on its way out. */
    isLeaving: (line: CartItem) => remove.includes(lineKey(line)),
    /** Resolves with what the shop has against it; undefined when it is out. */
    removeLine: async (line: CartItem): Promise<string | undefined> => {
      const outcome = await dispatch(runFlow(flows => flows.removeItemFromCart(line.uid)));
      if (outcome.status === 'failed') return problemText(outcome.problem);
      if (outcome.status === 'done')
        dispatch(tellGone(line, line.quantity, words.lineRemoved(nameOf(line)), words.undo));
      return undefined;
    },
  };
}
