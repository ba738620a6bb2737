// chunk: checkout
import { checkoutSlice, takeUpOrder, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { useState } from 'react';

const { selectOpenOrder, selectOrderProgress, selectCheckoutError, selectAsked } = checkoutSlice.selectors;

/**
 * An order that was sent and is not settled, or not paid. While nobody knows, client state asks again by itself. One of
 * a customer who is gone is shown to a guest, who may be that customer, but to no other customer (checkout-22).
 */
export function useOpenOrder() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOrder);
  const progress = useAppSelector(selectOrderProgress);
  const asked = useAppSelector(selectAsked);
  const problem = useAppSelector(state => selectCheckoutError(state, 'order'));
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const order = signedIn && open?.isOthers ? null : open;
  const [isPressed, setIsPressed] = useState(false);
  return {
    order,
    progress,
    problem,
    /** When it was last asked about and will be again, ms since 1970. */
    asked,
    /** The shopper asked, and has no answer yet. What is asked by itself shows only when the answer is another. */
    isPressed,
    /** Only the customer whose order it is may ask what became of it. */
    needsSignIn: order !== null && order.customer && !signedIn,
    askAgain: async () => {
      setIsPressed(true);
      // Without its code, which came as the shop began to ask, the question stands as it did.
      await dispatch(takeUpOrder()).catch(() => undefined);
      setIsPressed(false);
    },
  };
}
