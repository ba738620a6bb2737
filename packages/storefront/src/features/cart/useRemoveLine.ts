import type { CartItem } from '@shop/commerce-client';
import { lineKey, useAppDispatch, useAppSelector } from '@shop/state';
import { actOnLine } from './actOnLine.ts';

/** Takes a line out of the cart, and offers to undo it. */
export function useRemoveLine() {
  const dispatch = useAppDispatch();
  const { remove } = useAppSelector(state => state.cart.changing);
  return {
    /** True while the line is on its way out. */
    isLeaving: (line: CartItem) => remove.includes(lineKey(line)),
    /** Resolves with what the shop has against it; undefined when it is out. */
    removeLine: (line: CartItem): Promise<string | undefined> => dispatch(actOnLine(acts => acts.removeLine(line))),
  };
}
