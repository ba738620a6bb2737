import * as text from '@shop/messages/product';
import { addToast, useAppDispatch, type ItemToAdd, type Outcome, type ShopThunk, runFlow } from '@shop/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { nextPaint } from '../shared/nextPaint.ts';
import { problemText } from '../shared/problemText.ts';

/**
 * Puts a product into the cart, says so with a way there, and keeps what went wrong for the place where it was asked.
 */
export function useAddToCart(name: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const told = (message: string) =>
    void dispatch(
      addToast({
        type: 'success',
        message,
        icon: 'cart',
        actionText: text.viewCart,
        dismissable: true,
        onAction: () => void navigate('/cart'),
      }),
    );

  const send = async <Value>(flow: ShopThunk<Promise<Outcome<Value>>>): Promise<Outcome<Value>> => {
    setProblem(undefined);
    setSending(true);
    await nextPaint();
    const outcome = await dispatch(flow);
    setSending(false);
    return outcome;
  };

  return {
    problem,
    sending,
    setProblem,
    send,
    told,
    add: async (item: ItemToAdd) => {
      const outcome = await send(runFlow(flows => flows.addItemToCart(item)));
      if (outcome.status === 'done') told(text.added(name));
      else if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    },
  };
}
