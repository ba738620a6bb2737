import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/credit';
import { unexpected } from '@shop/messages/errors';
import { tooLong } from '@shop/messages/fields';
import { cartSlice, runFlow, useAppDispatch, useAppSelector } from '@shop/state';
import { useMoney } from '@shop/ui';
import { useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { codeLength } from '../shared/codeLength.ts';
import { serverDate } from '../shared/dates.ts';
import { problemText } from '../shared/problemText.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useToast } from '../shared/useToast.ts';

/** A gift card that pays a part of the cart. Amounts in rupees. */
export interface UsedCard {
  code: string;
  pays: number;
  /** What is left on it once the order is placed. */
  stays: number;
}

interface Refusal {
  card?: string;
  problem: string;
}

/** The gift cards of the cart. A code that the shop rejects stays in the field, beside the shop's own words. */
export function useGiftCard() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { commerce } = useCommerce();
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const changing = useAppSelector(state => state.cart.changing.update);
  const [typed, setTyped] = useState('');
  /** What the shop has against a card of the cart, or against the typed one. */
  const [refusal, setRefusal] = useState<Refusal>();
  const isHere = useIsHere();
  const say = useToast();
  /** At its place, and as a message to who has gone on from there. */
  const refuse = (why: Refusal) => (isHere() ? setRefusal(why) : say('error', why.problem));
  const [said, setSaid] = useState('');
  const [checking, setChecking] = useState(false);
  /** Counts the codes that were taken: the field for another one begins anew. */
  const [taken, setTaken] = useState(0);
  /** What is typed by now: an answer to another code says nothing of it. */
  const inField = useRef('');
  const used = (details?.applied_gift_cards ?? []).flatMap((card): UsedCard[] => {
    const pays = card?.applied_balance?.value ?? 0;
    return card?.code ? [{ code: card.code, pays, stays: (card.current_balance?.value ?? pays) - pays }] : [];
  });
  const code = typed.trim();
  const isUsed = used.some(card => card.code.toUpperCase() === code.toUpperCase());
  const problemOfTyped = (): string | undefined => {
    if (code === '') return text.missing;
    if (code.length > codeLength) return tooLong(codeLength, code.length);
    return isUsed ? text.usedAlready : undefined;
  };
  const type = (value: string) => {
    inField.current = value;
    setTyped(value);
    setRefusal(undefined);
    setSaid('');
  };
  /** True when there is something to ask about. */
  const begin = (): boolean => {
    setSaid('');
    const problem = problemOfTyped();
    setRefusal(problem === undefined ? undefined : { problem });
    return problem === undefined;
  };
  return {
    used,
    taken,
    /** Nothing is left to pay for another card. */
    isPaid: details?.prices?.grand_total?.value === 0,
    typed,
    problem: refusal?.card === undefined ? refusal?.problem : undefined,
    problemOf: (card: string) => (refusal?.card === card ? refusal.problem : undefined),
    /** What was found out about a card that was only looked at. */
    said,
    checking,
    /** The typed card is on its way. */
    busy: changing.includes(`card ${code}`),
    isLeaving: (card: string) => changing.includes(`card ${card}`),
    type,
    check: async () => {
      if (!begin()) return;
      setChecking(true);
      try {
        const card = await commerce.giftCardBalance(code);
        const amount = money(card.balance);
        if (inField.current === typed)
          setSaid(
            card.expires
              ? text.balanceUntil(card.code, amount, serverDate(card.expires))
              : text.balanceOf(card.code, amount),
          );
      } catch (error) {
        const problem = error instanceof CommerceError ? problemText(error.problem) : unexpected;
        if (inField.current === typed) setRefusal({ problem });
      }
      setChecking(false);
    },
    apply: async () => {
      if (!begin()) return;
      const outcome = await dispatch(runFlow(flows => flows.applyGiftCard(code)));
      if (inField.current !== typed) return;
      if (outcome.status === 'failed') refuse({ problem: problemText(outcome.problem) });
      if (outcome.status !== 'done') return;
      type('');
      setTaken(count => count + 1);
    },
    remove: async (card: string) => {
      setRefusal(undefined);
      const outcome = await dispatch(runFlow(flows => flows.removeGiftCard(card)));
      if (outcome.status === 'failed') refuse({ card, problem: problemText(outcome.problem) });
    },
  };
}
