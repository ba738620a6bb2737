import * as text from '@shop/messages/returns';
import { Card } from '@shop/ui';
import type { OrderKey } from './orderQueries.ts';
import css from './Orders.module.css';
import { ReturnEntry } from './ReturnEntry.tsx';
import type { OrderReturns } from './returnQueries.ts';

export interface ReturnListProps {
  /** Null or without any: then nothing stands here. */
  returns: OrderReturns['returns'];
  /** The order that they are of. */
  orderKey: OrderKey;
}

/** The returns of an order. */
export function ReturnList({ returns, orderKey }: ReturnListProps) {
  const items = (returns?.items ?? []).filter(each => each !== null);
  if (items.length === 0) return null;
  return (
    <Card as="section" className={css['card']} aria-labelledby="returns">
      <h2 id="returns" className={css['small']}>
        {text.title}
      </h2>
      <ul className={css['list']}>
        {items.map(asked => (
          <ReturnEntry key={asked.uid} asked={asked} orderKey={orderKey} />
        ))}
      </ul>
    </Card>
  );
}
