import type { CartItem } from '@shop/commerce-client';
import { lineKey, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { useState } from 'react';
import { problemText } from '../shared/problemText.ts';
import { actOnLine } from './actOnLine.ts';
import { BlockedLines } from './BlockedLines.tsx';
import { lineView } from './cartLine.ts';

/** The lines of the cart that cannot be bought as they are, with what can be done about each. */
export function BlockedCart({
  lines,
}: {
  /** All lines of the cart; those that can be bought are left out. */
  lines: CartItem[];
}) {
  const dispatch = useAppDispatch();
  const { update, remove } = useAppSelector(state => state.cart.changing);
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
          busy: [update, remove].some(keys => keys.includes(lineKey(line))),
          trouble: troubles[lineKey(line)],
          onQuantity: quantity => void take(line, quantity),
          onRemove: () => void dispatch(actOnLine(acts => acts.removeLine(line))).then(problem => tell(line, problem)),
        };
      })}
    />
  );
}
