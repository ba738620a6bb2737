import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import { cartSlice, lineKey, useAppDispatch, useAppSelector } from '@shop/state';
import { Notice, useMoney } from '@shop/ui';
import type { ReactNode } from 'react';
import { lateDialog } from '../shared/late.tsx';
import css from './Cart.module.css';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { cartTotals } from './totals.ts';
import { useCartLines } from './useCartLines.ts';
import { useLineHints } from './useLineHints.ts';
import type { Saving } from './useSaving.ts';

const { editBegun, editEnded } = cartSlice.actions;

const VariantDialog = lateDialog(async () => (await import('./VariantDialog.tsx')).VariantDialog);

export interface CartContentsProps {
  /** The cart, which has a line at least. */
  details: CartDetails;
  /** Where it is delivered to, and when; nothing where that is not known. */
  delivery?: ReactNode;
  /** Stands above the totals: what takes something off them. */
  coupon: ReactNode;
  /** What may be put aside for later, and how. */
  saved: Saving;
}

/** A filled cart: its lines, its totals and the way to the checkout, which stays in reach on phones. */
export function CartContents({ details, delivery, coupon, saved }: CartContentsProps) {
  const money = useMoney();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(cartSlice.selectors.selectIsCartBusy);
  const count = useAppSelector(cartSlice.selectors.selectItemCount);
  const editing = useAppSelector(state => state.cart.editing);
  const edited = details.items.find(line => lineKey(line) === editing);
  const lines = useCartLines(details);
  const hintsOf = useLineHints(details);
  const totals = cartTotals(details);
  return (
    <div className={css['columns']}>
      <section aria-labelledby="cart-heading">
        <div className={css['heading']}>
          <h2 id="cart-heading">{text.heading}</h2>
          <p aria-live="polite">{text.itemCount(count)}</p>
        </div>
        {delivery && <p className={css['delivery']}>{delivery}</p>}
        <CartLines
          lines={lines}
          hintsOf={hintsOf}
          saveOf={line => (saved.canSave(line) ? () => void lines.saveLine(line, saved.save) : undefined)}
          onEdit={line => dispatch(editBegun(lineKey(line)))}
        />
      </section>
      <VariantDialog open={edited !== undefined} line={edited} onClose={() => dispatch(editEnded())} />
      <div className={css['side']}>
        <section className={css['summary']} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{text.priceDetails}</h2>
          {coupon}
          <CartTotals totals={totals} busy={busy} />
        </section>
        {lines.isBlocked && <Notice tone="warning">{text.blocked}</Notice>}
        <div className={css['bar']}>
          {totals.grand !== undefined && (
            <p className={css['barTotal']}>
              <strong>{money(totals.grand)}</strong>
              <span>{text.toPayBelow}</span>
            </p>
          )}
          <CheckoutButton lines={lines} />
        </div>
      </div>
    </div>
  );
}
