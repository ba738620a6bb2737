import * as text from '@shop/messages/product';
import { useAppDispatch, type ItemToAdd, type Outcome, type ShopThunk, runFlow } from '@shop/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addedToast } from '../shared/addedToast.ts';
import { useKeepsData } from '../shared/keepsData.ts';
import { nextPaint } from '../shared/nextPaint.ts';
import { problemText } from '../shared/problemText.ts';

/**
 * Puts a product into the cart, says so with a way there or goes on to the checkout, and keeps what went wrong for the place
 * where it was asked.
 */
export function useAddToCart(name: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const keeps = useKeepsData();
  /** The checkout is a document of its own (payment-09), unless the cart would not be found there. */
  const toCheckout = () =>
    keeps ? dispatch((_, __, { navigation }) => navigation.assign('/checkout')) : void navigate('/checkout');
  /** @param buyingAt path of who buys now: who went elsewhere meanwhile is told, and stays there. */
  const told = (message: string, buyingAt: string | false) => {
    if (location.pathname === buyingAt) return toCheckout();
    dispatch(addedToast(message, () => void navigate('/cart')));
  };

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
    /** @returns whether it is in the cart. */
    add: async (item: ItemToAdd, isBuyNow: boolean): Promise<boolean> => {
      const buyingAt = isBuyNow && location.pathname;
      const outcome = await send(runFlow(flows => flows.addItemToCart(item)));
      if (outcome.status === 'done') told(text.added(name), buyingAt);
      else if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
      return outcome.status === 'done';
    },
  };
}
