import * as text from '@shop/messages/gifts';
import { giftFrom, giftTo } from '@shop/messages/orders';
import { Card } from '@shop/ui';
import css from './Orders.module.css';
import type { Order } from './orderQueries.ts';

export interface OrderGiftProps {
  /** What the order says of a message, a wrapping, a card and a receipt without prices. */
  order: Pick<Order, 'gift_message' | 'gift_wrapping' | 'gift_receipt_included' | 'printed_card_included'>;
}

/** What an order is given as (orders-16); nothing where it is no gift. */
export function OrderGift({ order }: OrderGiftProps) {
  const { gift_message: message, gift_wrapping: wrapping } = order;
  const facts = [
    ...(wrapping ? [wrapping.design] : []),
    ...(order.printed_card_included ? [text.printedCard] : []),
    ...(order.gift_receipt_included ? [text.withoutPrices] : []),
  ];
  if (!message && facts.length === 0) return null;
  return (
    <Card as="section" className={css['card']} aria-labelledby="gift">
      <h2 id="gift" className={css['small']}>
        {text.isGift}
      </h2>
      {message && (
        <blockquote className={css['gift']}>
          <p>{giftTo(message.to)}</p>
          <p className={css['giftText']}>{message.message}</p>
          <p>{giftFrom(message.from)}</p>
        </blockquote>
      )}
      {facts.map(fact => (
        <p key={fact} className={css['quiet']}>
          {fact}
        </p>
      ))}
    </Card>
  );
}
