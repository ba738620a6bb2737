import * as text from '@shop/messages/credit';
import { Button, Notice, useMoney } from '@shop/ui';
import { Gift } from 'lucide-react';
import type { RefObject } from 'react';
import css from './Credit.module.css';
import type { useGiftCard } from './useGiftCard.ts';

export interface UsedCardsProps {
  /** The cards of the cart, and how each is taken off it. */
  cards: ReturnType<typeof useGiftCard>;
  /** While an order is on its way nothing may change. */
  disabled?: boolean;
  /** The list, for who leads the focus on when a card has gone. */
  list: RefObject<HTMLUListElement | null>;
}

/** The gift cards that the cart uses, each with what it pays and what stays on it. */
export function UsedCards({ cards, disabled = false, list }: UsedCardsProps) {
  const money = useMoney();
  return (
    <ul ref={list} className={css['list']}>
      {cards.used.map(({ code, pays, stays }) => {
        const problem = cards.problemOf(code);
        return (
          <li key={code} className={css['used']}>
            <Gift size={20} strokeWidth={1.5} aria-hidden />
            <p>
              <strong>{code}</strong>
              {text.pays(money(pays))}
              {stays > 0 && <small>{text.staysOnCard(money(stays))}</small>}
            </p>
            <Button
              kind="quiet"
              size="small"
              busy={cards.isLeaving(code)}
              disabled={disabled}
              aria-label={text.removeCard(code)}
              onClick={() => void cards.remove(code)}
            >
              {text.remove}
            </Button>
            {problem && (
              <Notice tone="danger" urgent>
                {problem}
              </Notice>
            )}
          </li>
        );
      })}
    </ul>
  );
}
