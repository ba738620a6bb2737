import type { AddItem } from '@shop/commerce-client';
import { isOutcomeUnknown, problemOf } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { quantitiesBySku } from './cartLines.ts';
import { cartSlice } from './cartSlice.ts';

type Line = Omit<AddItem, 'cartId'>;
type Pieces = Record<string, number>;

/** Skus of the lines that came in, and the server's reason by the sku of each that did not. */
export interface Together {
  added: string[];
  refused: Record<string, string>;
}

const hasGrown = (before: Pieces, now: Pieces) => (line: Line) =>
  (now[line.sku] ?? 0) >= (before[line.sku] ?? 0) + line.quantity;

/** What the server says does not say of which line: what the cart holds then tells them apart. */
function sort(lines: readonly Line[], before: Pieces, now: Pieces, reasons: readonly string[]): Together {
  const isIn = hasGrown(before, now);
  const left = reasons.length === 0 ? [] : lines.filter(line => !isIn(line));
  const isEach = left.length === reasons.length;
  // One sku may stand in another: the longest is meant.
  const longest = left.map(({ sku }) => sku).toSorted((one, other) => other.length - one.length);
  const reasonOf = (sku: string, index: number) =>
    reasons.find(reason => longest.find(other => reason.includes(other)) === sku) ??
    (isEach ? reasons[index] : reasons[0]) ??
    '';
  return {
    added: lines.filter(line => !left.includes(line)).map(({ sku }) => sku),
    refused: Object.fromEntries(left.map(({ sku }, index) => [sku, reasonOf(sku, index)])),
  };
}

/**
 * Adds several lines by one call (cart-25). When the answer is lost it is not sent again: the cart is read back, and
 * what has grown as asked counts as added (cart-12). Where the cart cannot be read either, it is read before the same is
 * asked once more.
 *
 * @param isNew the cart is one that was just made, and holds nothing.
 * @param onPart told what is in nevertheless before it rejects.
 */
export const addTogether =
  (
    cartId: string,
    lines: readonly Line[],
    isNew: boolean,
    onPart: (added: string[]) => void,
  ): ShopThunk<Promise<Together>> =>
  async (dispatch, getState, { commerce, runtime }) => {
    const read = async () => quantitiesBySku(await commerce.cartDetails(cartId));
    const held = async () => {
      const { cart } = getState();
      if (cart.cartId === cartId && cart.details) return quantitiesBySku(cart.details);
      return isNew ? {} : read();
    };
    const what = JSON.stringify([cartId, lines]);
    const doubt = runtime.togetherInDoubt?.what === what ? runtime.togetherInDoubt : undefined;
    const before = doubt ? await read() : await held();
    const wereIn = doubt ? lines.filter(hasGrown(doubt.before, before)) : [];
    runtime.togetherInDoubt = undefined;
    const left = lines.filter(line => !wereIn.includes(line));
    const skus = wereIn.map(({ sku }) => sku);
    if (left.length === 0) return { added: skus, refused: {} };
    try {
      const { count, pieces, reasons } = await commerce.addItems({ cartId, items: [...left] });
      // The badge says so before all lines have come again.
      if (count !== undefined && cartId === getState().cart.cartId) dispatch(cartSlice.actions.countReceived(count));
      const { added, refused } = sort(left, before, pieces, reasons);
      return { added: [...skus, ...added], refused };
    } catch (error) {
      if (!isOutcomeUnknown(problemOf(error))) throw error;
      runtime.togetherInDoubt = { what, before };
      const now = await read().catch(() => {
        throw error;
      });
      runtime.togetherInDoubt = undefined;
      const added = [...skus, ...left.filter(hasGrown(before, now)).map(({ sku }) => sku)];
      if (added.length === lines.length) return { added, refused: {} };
      onPart(added);
      throw error;
    }
  };
