import type { AddItem } from '@shop/commerce-client';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { quantitiesBySku } from './changedLines.ts';
import { cartSlice } from './cartSlice.ts';

type Line = Omit<AddItem, 'cartId'>;
type Pieces = Record<string, number>;

/** The lines that came in, each in as many pieces as did, and the server's reason by the sku of what did not. */
export interface Together {
  added: readonly Line[];
  refused: Record<string, string>;
}

/**
 * Parts what came in from what did not. Two lines of one sku are not told apart: what the cart has grown by goes to them
 * in their order, so that it is true of their sum (cart-25).
 */
function part(lines: readonly Line[], before: Pieces, now: Pieces) {
  const added: Line[] = [];
  const left: Line[] = [];
  const grown: Pieces = {};
  for (const line of lines) {
    const { sku, quantity } = line;
    const free = (grown[sku] ??= Math.max(0, (now[sku] ?? 0) - (before[sku] ?? 0)));
    const taken = Math.min(free, quantity);
    grown[sku] = free - taken;
    if (taken > 0) added.push({ ...line, quantity: taken });
    if (taken < quantity) left.push({ ...line, quantity: quantity - taken });
  }
  return { added, left };
}

/** What the server says does not say of which line: what the cart holds then tells them apart. */
function sort(lines: readonly Line[], before: Pieces, now: Pieces, reasons: readonly string[]): Together {
  if (reasons.length === 0) return { added: lines, refused: {} };
  const { added, left } = part(lines, before, now);
  const isEach = left.length === reasons.length;
  // One sku may stand in another: the longest is meant.
  const longest = left.map(({ sku }) => sku).toSorted((one, other) => other.length - one.length);
  const reasonOf = (sku: string, index: number) =>
    reasons.find(reason => longest.find(other => reason.includes(other)) === sku) ??
    (isEach ? reasons[index] : reasons[0]) ??
    '';
  return { added, refused: Object.fromEntries(left.map(({ sku }, index) => [sku, reasonOf(sku, index)])) };
}

/**
 * Adds several lines by one call (cart-25). When the answer is lost it is not sent again: the cart is read back, and
 * what has grown as asked counts as added (cart-12). Where the cart cannot be read either, it is read before the same is
 * asked once more, and only what is missing is sent.
 *
 * @param isNew the cart is one that was just made, and holds nothing.
 * @param onPart told what is in nevertheless before it rejects.
 */
export const addTogether =
  (
    cartId: string,
    lines: readonly Line[],
    isNew: boolean,
    onPart: (added: readonly Line[]) => void,
  ): ShopThunk<Promise<Together>> =>
  async (dispatch, getState, { commerce, runtime }) => {
    const read = async () => quantitiesBySku(await commerce.cartDetails(cartId));
    const held = async () => {
      const { cart } = getState();
      if (cart.cartId === cartId && cart.details) return quantitiesBySku(cart.details);
      return isNew ? {} : read();
    };
    const parted = async () => part(lines, before, await read());
    const what = JSON.stringify([cartId, lines]);
    const doubt = runtime.togetherInDoubt?.what === what ? runtime.togetherInDoubt : undefined;
    const before = doubt ? doubt.before : await held();
    const { added, left } = doubt ? await parted() : { added: [], left: lines };
    runtime.togetherInDoubt = undefined;
    const all = { added: lines, refused: {} };
    if (left.length === 0) return all;
    try {
      const { count, pieces, reasons } = await commerce.addItems({ cartId, items: [...left] });
      // The badge says so before all lines have come again.
      if (count !== undefined && cartId === getState().cart.cartId) dispatch(cartSlice.actions.countReceived(count));
      return sort(lines, before, pieces, reasons);
    } catch (error) {
      let inCart: readonly Line[] = added;
      if (isOutcomeUnknown(problemOf(error))) {
        runtime.togetherInDoubt = { what, before };
        const now = await parted().catch(() => {
          throw error;
        });
        runtime.togetherInDoubt = undefined;
        if (now.left.length === 0) return all;
        inCart = now.added;
      }
      onPart(inCart);
      throw error;
    }
  };
