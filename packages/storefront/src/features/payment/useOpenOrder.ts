import {
  checkoutSlice,
  confirmPayment,
  resumeOrder,
  useAppDispatch,
  useAppSelector,
  userSlice,
  type OrderProgress,
} from '@shop/state';
import { useEffect } from 'react';

const { selectOpenOrder, selectOrderProgress, selectCheckoutError } = checkoutSlice.selectors;

/** How long the shop waits before it asks again by itself, ms. */
const askAgainMs: Partial<Record<OrderProgress, number>> = { unsettled: 8000, 'payment-pending': 5000 };

/** An order that was sent and is not settled, or not paid; asked about again and again while nobody knows. */
export function useOpenOrder() {
  const dispatch = useAppDispatch();
  const order = useAppSelector(selectOpenOrder);
  const progress = useAppSelector(selectOrderProgress);
  const problem = useAppSelector(state => selectCheckoutError(state, 'order'));
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const isPlaced = order?.orderNumber !== undefined;
  const askAgain = () => void dispatch(isPlaced ? confirmPayment() : resumeOrder());
  const wait = askAgainMs[progress];
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setInterval(() => void dispatch(isPlaced ? confirmPayment() : resumeOrder()), wait);
    return () => clearInterval(timer);
  }, [wait, isPlaced, dispatch]);
  return {
    order,
    progress,
    problem,
    /** Only the customer whose order it is may ask what became of it. */
    needsSignIn: order !== null && order.customer && !signedIn,
    askAgain,
  };
}
