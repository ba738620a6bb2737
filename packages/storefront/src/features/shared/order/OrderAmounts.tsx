import * as text from '@shop/messages/orders';
import { free } from '@shop/messages/totals';
import { useMoney } from '@shop/ui';
import css from './OrderAmounts.module.css';

export interface OrderAmountsProps {
  /** What the total is made of, in rupees; negative is taken off. */
  rows: { key: string; label: string; value: number | null; isFree?: boolean | undefined }[];
  /** Rupees; null where nobody knows. */
  grand: number | null;
  /** How the last row is called: "Total" unless told. */
  label?: string;
  /** Taxes that are in the total. */
  note?: string | undefined;
}

/** What an order cost and what that is made of. */
export function OrderAmounts({ rows, grand, label = text.total, note }: OrderAmountsProps) {
  const money = useMoney();
  return (
    <div className={css['place']}>
      <dl className={css['amounts']}>
        {rows.map(({ key, label: name, value, isFree }) => (
          <div key={key} data-kind={value !== null && value < 0 ? 'less' : undefined}>
            <dt>{name}</dt>
            <dd>{isFree ? free : value !== null && <bdi>{money(value)}</bdi>}</dd>
          </div>
        ))}
        <div className={css['grand']}>
          <dt>{label}</dt>
          <dd>{grand !== null && money(grand)}</dd>
        </div>
      </dl>
      {note !== undefined && <p className={css['note']}>{note}</p>}
    </div>
  );
}
