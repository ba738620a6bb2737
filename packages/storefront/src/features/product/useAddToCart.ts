import * as text from '@shop/messages/product';
import { addItemToCart, addToast, useAppDispatch, type ItemToAdd } from '@shop/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../shared/problemText.ts';

/** Puts a product into the cart, says so with a way there, and keeps what went wrong for the place where it was asked. */
export function useAddToCart(name: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const told = (message: string) =>
    void dispatch(addToast({ type: 'success', message, actionText: text.viewCart, dismissable: true, onAction: () => void navigate('/cart') }));

  return {
    problem,
    sending,
    setProblem,
    setSending,
    told,
    add: async (item: ItemToAdd) => {
      setProblem(undefined);
      setSending(true);
      const outcome = await dispatch(addItemToCart(item));
      setSending(false);
      if (outcome.status === 'done') told(text.added(name));
      else if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    },
  };
}
