import type { CartItem } from '@shop/commerce-client';
import { lineKey } from '@shop/state';
import css from './CartLine.module.css';
import { CartLine } from './CartLine.tsx';
import type { CartLinesView } from './useCartLines.ts';
import { useLineFocus } from './useLineFocus.ts';
import type { TierHint } from './useTierHints.ts';

export interface CartLinesProps {
  lines: CartLinesView;
  /** What more pieces of a line would cost; absent where that is not said. */
  tierOf?: (uid: string, quantity: number) => TierHint | undefined;
  /** Puts a line aside; undefined for one that cannot be. */
  saveOf?: (line: CartItem) => (() => void) | undefined;
  /** Opens the choice of another variant; absent where that is not offered. */
  onEdit?: (line: CartItem) => void;
}

/** The lines of a cart, changed in place. Who removes one by keyboard goes on at the next. */
export function CartLines({ lines, tierOf, saveOf, onEdit }: CartLinesProps) {
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
          tier={tierOf?.(line.uid, line.quantity)}
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
