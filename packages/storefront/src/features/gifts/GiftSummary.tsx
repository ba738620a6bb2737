import * as text from '@shop/messages/gifts';
import css from './Gift.module.css';
import type { Gift } from './giftQuery.ts';

export interface GiftSummaryProps {
  /** What is saved with the cart. */
  gift: Gift;
}

/** What a cart is given as, in a line each. */
export function GiftSummary({ gift: { message, wrapping, receipt, card } }: GiftSummaryProps) {
  const lines = [
    ...(message ? [text.messageTo(message.to)] : []),
    ...(wrapping ? [wrapping.design] : []),
    ...(card ? [text.printedCard] : []),
    ...(receipt ? [text.withoutPrices] : []),
  ];
  return (
    <ul className={css['lines']}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
