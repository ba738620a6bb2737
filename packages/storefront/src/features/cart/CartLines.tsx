import type { CartItem } from '@shop/commerce-client';
import { lineKey } from '@shop/state';
import css from './CartLine.module.css';
import { CartLine } from './CartLine.tsx';
import type { CartLinesView } from './useCartLines.ts';
import { useLineFocus } from './useLineFocus.ts';
import type { LineHints } from './useLineHints.ts';

export interface CartLinesProps {
  /** The lines with what is being changed of them, of `useCartLines`. */
  lines: CartLinesView;
  /** What is known of a line beside what the cart says; absent where nothing is. */
  hintsOf?: (uid: string, quantity: number) => LineHints;
  /** Puts a line aside; undefined for one that cannot be. */
  saveOf?: (line: CartItem) => (() => void) | undefined;
  /** Opens the choice of another variant; absent where that is not offered. */
  onEdit?: (line: CartItem) => void;
}

/** The lines of a cart, changed in place. Who removes one by keyboard goes on at the next. */
export function CartLines({ lines, hintsOf, saveOf, onEdit }: CartLinesProps) {
  const { list, noteFocus } = useLineFocus(lines.views.map(({ line }) => lineKey(line)));
  return (
    <ul ref={list} className={css['lines']}>
      {lines.views.map(({ line, view }) => (
        <CartLine
          key={lineKey(line)}
          line={view}
          wished={lines.wishFor(line)}
          busy={lines.isBusy(line)}
          trouble={lines.troubleOf(line)}
          {...hintsOf?.(line.uid, line.quantity)}
          firstPrice={lines.firstPriceOf(line)}
          onWish={quantity => lines.wish(line, quantity)}
          onQuantity={quantity => void lines.changeQuantity(line, quantity)}
          onRemove={() => void lines.removeLine(line)}
          onSave={saveOf?.(line)}
          onEdit={onEdit && 'configured_variant' in line ? () => onEdit(line) : undefined}
          onFocus={() => noteFocus(lineKey(line))}
        />
      ))}
    </ul>
  );
}
