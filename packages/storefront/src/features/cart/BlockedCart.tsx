import type { CartItem } from '@shop/commerce-client';
import { lineKey, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { BlockedLines } from './BlockedLines.tsx';
import { lineView } from './cartLine.ts';
import { useRemoveLine } from './useRemoveLine.ts';

/** The lines of the cart that cannot be bought as they are, with what can be done about each. */
export function BlockedCart({
  lines,
}: {
  /** All lines of the cart; those that can be bought are left out. */
  lines: CartItem[];
}) {
  const dispatch = useAppDispatch();
  const { update } = useAppSelector(state => state.cart.changing);
  const { isLeaving, removeLine } = useRemoveLine();
  const [troubles, setTroubles] = useState<Record<string, string | undefined>>({});
  const tell = (line: CartItem, problem: string | undefined) =>
    setTroubles(others => ({ ...others, [lineKey(line)]: problem }));
  const take = async (line: CartItem, quantity: number) => {
    const outcome = await dispatch(runFlow(flows => flows.updateItemInCart({ itemId: line.uid, quantity })));
    tell(line, outcome.status === 'failed' ? problemText(outcome.problem) : undefined);
  };
  return (
    <BlockedLines
      lines={lines.flatMap(line => {
        const view = lineView(line);
        if (view.trouble === undefined) return [];
        return {
          line: view,
          busy: isLeaving(line) || update.includes(lineKey(line)),
          trouble: troubles[lineKey(line)],
          onQuantity: quantity => void take(line, quantity),
          onRemove: () => void removeLine(line).then(problem => tell(line, problem)),
        };
      })}
    />
  );
}
