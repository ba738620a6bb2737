import * as text from '@shop/messages/totals';
import { Skeleton, useMoney } from '@shop/ui';
import { region } from '../../context/region.tsx';
import css from './CartTotals.module.css';
import type { Totals } from './totals.ts';

export interface CartTotalsProps {
  /** Rows in their order, what is to be paid, and what is saved; rupees. */
  totals: Totals;
  /** Totals are being worked out again: they stay, dimmed. */
  busy?: boolean;
}

/** What the total is made of; what is to be paid is the last and the largest. */
function DefaultCartTotals({ totals: { rows, grand, saved }, busy = false }: CartTotalsProps) {
  const money = useMoney();
  return (
    <dl className={css['totals']} aria-busy={busy || undefined}>
      {rows.map(({ key, label, value, note }) => (
        <div key={key} data-kind={value !== null && value < 0 ? 'less' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value === null ? (
              <span className={css['note']}>{note}</span>
            ) : value === 0 && key === 'shipping' ? (
              text.free
            ) : (
              <bdi>{money(value)}</bdi>
            )}
          </dd>
        </div>
      ))}
      {saved > 0 && (
        <div className={css['saved']} data-kind="less">
          <dt>{text.saved}</dt>
          <dd>{money(saved)}</dd>
        </div>
      )}
      <div className={css['grand']}>
        <dt>{text.toPay}</dt>
        <dd>{grand === undefined ? <Skeleton width="6ch" /> : money(grand)}</dd>
      </div>
    </dl>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The sums of a cart or an order that is being placed. */
    CartTotals: CartTotalsProps;
  }
}

export const CartTotals = region('CartTotals', DefaultCartTotals);
