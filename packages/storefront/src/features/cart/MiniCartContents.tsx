import type { CartDetails } from '@shop/commerce-client';
import * as text from '@shop/messages/cart';
import * as totalWords from '@shop/messages/totals';
import { cartSlice, useAppSelector } from '@shop/state';
import { Button, Notice, useMoney } from '@shop/ui';
import { region } from '../../context/region.tsx';
import { CartLines } from './CartLines.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import css from './MiniCart.module.css';
import { cartTotals } from './totals.ts';
import { useCartLines } from './useCartLines.ts';

export interface MiniCartContentsProps {
  /** The cart as the back end has it. */
  details: CartDetails;
}

/** A filled cart in short: its lines, what they come to, and the ways on, which stay in reach. */
function DefaultMiniCartContents({ details }: MiniCartContentsProps) {
  const money = useMoney();
  const count = useAppSelector(cartSlice.selectors.selectItemCount);
  const busy = useAppSelector(cartSlice.selectors.selectIsCartBusy);
  const lines = useCartLines(details);
  const { rows, saved } = cartTotals(details);
  const subtotal = rows.find(({ key }) => key === 'subtotal')?.value ?? 0;
  return (
    <>
      <CartLines lines={lines} />
      <div className={css['foot']}>
        {lines.isBlocked && <Notice tone="warning">{text.blocked}</Notice>}
        <p className={css['subtotal']} aria-busy={busy || undefined}>
          <span aria-live="polite">
            {totalWords.subtotal} <small>({text.itemCount(count)})</small>
          </span>
          <strong>{money(subtotal)}</strong>
        </p>
        {saved > 0 && <p className={css['saved']}>{text.saved(money(saved))}</p>}
        <p className={css['later']}>{text.restAtCheckout}</p>
        <div className={css['ways']}>
          <Button kind="secondary" wide href="/cart">
            {text.viewCart}
          </Button>
          <CheckoutButton lines={lines} />
        </div>
      </div>
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** A filled cart beside the page: lines, subtotal and the ways on. */
    MiniCartContents: MiniCartContentsProps;
  }
}

export const MiniCartContents = region('MiniCartContents', DefaultMiniCartContents);
