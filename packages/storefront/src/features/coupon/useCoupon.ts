import type { Problem } from '@shop/commerce-client';
import * as text from '@shop/messages/coupon';
import { tooLong } from '@shop/messages/fields';
import { cartSlice, type FormerCoupon, useAppDispatch, useAppSelector, runFlow } from '@shop/state';
import { useRef, useState } from 'react';
import { codeLength } from '../shared/codeLength.ts';
import { problemText } from '../shared/problemText.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import { useToast } from '../shared/useToast.ts';
import { useCouponOffers } from './useCouponOffers.ts';

interface Refusal {
  /** Of the offer that was pressed; undefined for a code that was typed. */
  code: string | undefined;
  problem: string;
}

/**
 * The coupon of the cart, and those that it is offered. A code that the shop rejects stays in the field, beside the
 * shop's own words; one of the offers has them at its place. An offer takes the place of the coupon that is applied
 * (cart-21).
 */
export function useCoupon() {
  const dispatch = useAppDispatch();
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const busy = useAppSelector(cartSlice.selectors.selectIsChangingCoupon);
  const [typed, setTyped] = useState('');
  /** What is typed by now: an answer to another code says nothing of it. */
  const inField = useRef('');
  const [applying, setApplying] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const isHere = useIsHere();
  const say = useToast();
  /** At its place, and as a message to who has gone on from there. */
  const refuse = (why: Refusal) => (isHere() ? setRefusal(why) : say('error', why.problem));
  const applied = details?.applied_coupons?.[0]?.code ?? undefined;
  const offers = useCouponOffers()?.filter(offer => offer.code !== applied);
  /** A good code that the cart lacks something for is refused as if there were none: then what it lacks is true (cart-22). */
  const becauseOf = (code: string, problem: Problem) =>
    (/^(?:not-found|rejected)$/.test(problem.kind) &&
      offers?.find(offer => offer.code.toUpperCase() === code.trim().toUpperCase())?.lack) ||
    problemText(problem);
  const applyAlone = async (code: string): Promise<string | undefined> => {
    const outcome = await dispatch(runFlow(flows => flows.applyCoupon(code)));
    return outcome.status === 'failed' ? problemText(outcome.problem) : undefined;
  };
  const applyInPlaceOf = async (former: string, code: string): Promise<string | undefined> => {
    const outcome = await dispatch(runFlow(flows => flows.switchCoupon(code, former)));
    if (outcome.status !== 'failed') return undefined;
    // Where not even the code for it came, nothing was changed.
    const { problem, former: state = 'applied' }: { problem: Problem; former?: FormerCoupon } = outcome;
    const became = { applied: text.stillApplied, off: text.nowOff, unknown: text.stateUnknown }[state];
    return `${problemText(problem)} ${became(former)}`;
  };
  const type = (code: string) => {
    inField.current = code;
    setTyped(code);
    setRefusal(undefined);
  };
  return {
    /** A code that left the cart by itself. */
    left: useAppSelector(cartSlice.selectors.selectLeftCoupon),
    applied,
    /** Undefined while nobody knows them. */
    offers,
    /** Code of the offer that is on its way. */
    applying: busy ? applying : undefined,
    typed,
    busy,
    refusal,
    type,
    apply: async () => {
      const { length } = typed.trim();
      if (length === 0) return setRefusal({ code: undefined, problem: text.missing });
      if (length > codeLength) return setRefusal({ code: undefined, problem: tooLong(codeLength, length) });
      setRefusal(undefined);
      const outcome = await dispatch(runFlow(flows => flows.applyCoupon(typed)));
      if (inField.current !== typed) return;
      if (outcome.status === 'failed') refuse({ code: undefined, problem: becauseOf(typed, outcome.problem) });
      if (outcome.status === 'done') type('');
    },
    applyOffer: async (code: string) => {
      setRefusal(undefined);
      setApplying(code);
      const problem = await (applied === undefined ? applyAlone(code) : applyInPlaceOf(applied, code));
      setApplying(undefined);
      if (problem !== undefined) refuse({ code, problem });
    },
    remove: async () => {
      setRefusal(undefined);
      const outcome = await dispatch(runFlow(flows => flows.removeCoupon()));
      if (outcome.status === 'failed') refuse({ code: undefined, problem: problemText(outcome.problem) });
    },
  };
}
