import * as text from '@shop/messages/orders';
import { Image, Link, useMoney } from '@shop/ui';
import { Package } from 'lucide-react';
import css from './OrderLines.module.css';

/** A line of what was bought, as a page shows it. */
export interface BoughtLine {
  /** Unique among the lines. */
  uid: string;
  /** Of the product. */
  name: string;
  /** Path of its page; undefined where it has none any more. */
  href?: string | undefined;
  /** Address of its picture; '' where it has none. */
  picture: string;
  /** What was chosen, in words. */
  options: string[];
  /** Pieces. */
  quantity: number;
  /** Rupees for all pieces; undefined where nobody knows. */
  total?: number | undefined;
  /** What became of some of it, for example that a piece was cancelled. */
  note?: string | undefined;
}

/** What was bought: pictures, what was chosen, pieces and amounts. */
export function OrderLines({
  lines,
}: {
  /** In the order of the cart or the order. */
  lines: readonly BoughtLine[];
}) {
  const money = useMoney();
  return (
    <ul className={css['lines']}>
      {lines.map(({ uid, name, href, picture, options, quantity, total, note }) => (
        <li key={uid} className={css['line']}>
          <span className={css['picture']}>
            {picture ? (
              <Image src={picture} alt="" sizes="72px" largest={160} ratio={1} />
            ) : (
              <Package size={28} strokeWidth={1.25} aria-hidden />
            )}
          </span>
          <div className={css['words']}>
            <p>{href === undefined ? name : <Link href={href}>{name}</Link>}</p>
            {options.length > 0 && <p className={css['quiet']}>{options.join(' · ')}</p>}
            <p className={css['quiet']}>
              {text.quantity}
              {quantity}
              {note !== undefined && <strong className={css['note']}>{note}</strong>}
            </p>
          </div>
          {total !== undefined && <p className={css['amount']}>{money(total)}</p>}
        </li>
      ))}
    </ul>
  );
}
