import * as text from '@shop/messages/coupon';
import { cartSlice, useAppDispatch, useAppSelector, runFlow } from '@shop/state';
import { useState } from 'react';
import { problemText } from '../shared/problemText.ts';

/** The coupon of the cart. A code that the shop rejects stays in the field, beside the shop's own words. */
export function useCoupon() {
  const dispatch = useAppDispatch();
  const details = useAppSelector(cartSlice.selectors.selectCartDetails);
  const busy = useAppSelector(cartSlice.selectors.selectIsChangingCoupon);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  return {
    /** A code that left the cart by itself. */
    left: useAppSelector(cartSlice.selectors.selectLeftCoupon),
    applied: details?.applied_coupons?.[0]?.code ?? undefined,
    typed,
    busy,
    problem,
    type: (code: string) => {
      setTyped(code);
      setProblem(undefined);
    },
    apply: async () => {
      if (typed.trim() === '') return setProblem(text.missing);
      setProblem(undefined);
      const outcome = await dispatch(runFlow(flows => flows.applyCoupon(typed)));
      if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
      if (outcome.status === 'done') setTyped('');
    },
    remove: async () => {
      setProblem(undefined);
      const outcome = await dispatch(runFlow(flows => flows.removeCoupon()));
      if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    },
  };
}
