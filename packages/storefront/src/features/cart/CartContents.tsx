import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import { addToast, cartSlice, firstPrices, lineKey, useAppDispatch, useAppSelector } from '@shop/state';
import { Button, Notice, useMoney } from '@shop/ui';
import { useMemo, type ReactNode } from 'react';
import { lateDialog } from '../shared/late.tsx';
import { OwnDocument } from '../shared/OwnDocument.tsx';
import css from './Cart.module.css';
import { lineView } from './cartLine.ts';
import { CartLine } from './CartLine.tsx';
import { CartTotals } from './CartTotals.tsx';
import { cartTotals } from './totals.ts';
import { useCartLines } from './useCartLines.ts';
import type { SavedLines } from './useSavedLines.ts';
import { useGoOn } from './useGoOn.ts';
import { useLineFocus } from './useLineFocus.ts';

const { editBegun, editEnded } = cartSlice.actions;

const VariantDialog = lateDialog(async () => (await import('./VariantDialog.tsx')).VariantDialog);

export interface CartContentsProps {
  details: CartDetails;
  /** Where it is delivered to, and when; nothing where that is not known. */
  delivery?: ReactNode;
  /** Stands above the totals: what takes something off them. */
  coupon: ReactNode;
  saved: Pick<SavedLines, 'canSave' | 'save'>;
}

/** A filled cart: its lines, its totals and the way to the checkout, which stays in reach on phones. */
export function CartContents({ details, delivery, coupon, saved }: CartContentsProps) {
  const money = useMoney();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(cartSlice.selectors.selectIsCartBusy);
  const count = useAppSelector(cartSlice.selectors.selectItemCount);
  const { isBusy, isUnsettled, refusals, troubleOf, wishFor, wish, changeQuantity, removeLine, saveLine } =
    useCartLines();
  const { list, noteFocus } = useLineFocus(details.items.map(lineKey));
  const { isWaiting, press } = useGoOn(isUnsettled, refusals);
  const edited = useAppSelector(cartSlice.selectors.selectEditedItem);
  const totals = cartTotals(details);
  const cameAt = useMemo(() => dispatch(firstPrices(details.id)), [dispatch, details]);
  const lines = details.items.map(line => ({ line, view: lineView(line) }));
  const blocked = lines.some(({ view }) => view.trouble !== undefined);
  return (
    <div className={css['columns']}>
      <section aria-labelledby="cart-heading">
        <div className={css['heading']}>
          <h2 id="cart-heading">{text.heading}</h2>
          <p aria-live="polite">{text.itemCount(count)}</p>
        </div>
        {delivery && <p className={css['delivery']}>{delivery}</p>}
        <ul ref={list}>
          {lines.map(({ line, view }) => (
            <CartLine
              key={lineKey(line)}
              line={view}
              wished={wishFor(line)}
              busy={isBusy(line)}
              trouble={troubleOf(line)}
              firstPrice={cameAt[lineKey(line)]}
              onWish={quantity => wish(line, quantity)}
              onQuantity={quantity => void changeQuantity(line, quantity)}
              onRemove={() => void removeLine(line)}
              onSave={saved.canSave(line) ? () => void saveLine(line, saved.save) : undefined}
              onEdit={'configured_variant' in line ? () => dispatch(editBegun(line.uid)) : undefined}
              onFocus={() => noteFocus(lineKey(line))}
            />
          ))}
        </ul>
      </section>
      <VariantDialog open={edited !== undefined} line={edited} onClose={() => dispatch(editEnded())} />
      <div className={css['side']}>
        <section className={css['summary']} aria-labelledby="cart-summary">
          <h2 id="cart-summary">{text.priceDetails}</h2>
          {coupon}
          <CartTotals totals={totals} busy={busy} />
        </section>
        {blocked && <Notice tone="warning">{text.blocked}</Notice>}
        <div className={css['bar']}>
          {totals.grand !== undefined && (
            <p className={css['barTotal']}>
              <strong>{money(totals.grand)}</strong>
              <span>{text.toPayBelow}</span>
            </p>
          )}
          <OwnDocument>
            {blocked ? (
              <Button
                wide
                unavailable
                onClick={() => dispatch(addToast({ type: 'warning', message: text.blocked, dismissable: true }))}
              >
                {text.goToCheckout}
              </Button>
            ) : (
              <Button wide href="/checkout" busy={isWaiting} onClick={press}>
                {text.goToCheckout}
              </Button>
            )}
          </OwnDocument>
        </div>
      </div>
    </div>
  );
}
