import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/credit';
import { unexpected } from '@shop/messages/errors';
import { cartSlice, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { locale, useMoney } from '@shop/ui';
import { useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';

/** A gift card that pays a part of the cart. Amounts in rupees. */
export interface UsedCard {
  code: string;
  pays: number;
  /** What is left on it once the order is placed. */
  stays: number;
}

const dayOf = (date: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(date));

/** The gift card of the cart. A code that the shop rejects stays in the field, beside the shop's own words. */
export function useGiftCard() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { commerce } = useCommerce();
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const changing = useAppSelector(state => state.cart.changing.update);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [checking, setChecking] = useState(false);
  const used = (details?.applied_gift_cards ?? []).flatMap((card): UsedCard[] => {
    const pays = card?.applied_balance?.value ?? 0;
    return card?.code ? [{ code: card.code, pays, stays: (card.current_balance?.value ?? pays) - pays }] : [];
  });
  const code = typed.trim();
  /** True when there is something to ask about. */
  const begin = (): boolean => {
    setSaid('');
    setProblem(code === '' ? text.missing : undefined);
    return code !== '';
  };
  return {
    used,
    typed,
    problem,
    /** What was found out about a card that was only looked at. */
    said,
    checking,
    busy: changing.some(key => key.startsWith('card ')),
    type: (value: string) => {
      setTyped(value);
      setProblem(undefined);
      setSaid('');
    },
    check: async () => {
      if (!begin()) return;
      setChecking(true);
      try {
        const card = await commerce.giftCardBalance(code);
        const amount = money(card.balance);
        setSaid(
          card.expires ? text.balanceUntil(card.code, amount, dayOf(card.expires)) : text.balanceOf(card.code, amount),
        );
      } catch (error) {
        setProblem(error instanceof CommerceError ? problemText(error.problem) : unexpected);
      }
      setChecking(false);
    },
    apply: async () => {
      if (!begin()) return;
      const outcome = await dispatch(runFlow(flows => flows.applyGiftCard(code)));
      if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
      if (outcome.status === 'done') setTyped('');
    },
    remove: async (card: string) => {
      setProblem(undefined);
      const outcome = await dispatch(runFlow(flows => flows.removeGiftCard(card)));
      if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    },
  };
}
