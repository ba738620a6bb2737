import { cartSlice, checkoutSlice, isOutcomeUnknown, useAppDispatch, useAppSelector, runRead } from '@shop/state';
import { useEffect, useState } from 'react';

/** How long a submission may take before the page says that it takes long, ms. */
const slowMs = 4000;
/** How long until the shop is tried again, ms. */
const retryMs = 5000;

/** `away`: the shop does not answer and is tried again. `slow`: an answer takes long. */
export type Outage = 'none' | 'slow' | 'away';

/** Whether the back end answers. It is tried again until it does, and the page goes on from where it was. */
export function useOutage(): Outage {
  const dispatch = useAppDispatch();
  const problem = useAppSelector(cartSlice.selectors.selectCartErrors).details;
  const fetching = useAppSelector(cartSlice.selectors.selectIsFetchingCart);
  const waiting =
    useAppSelector(state => checkoutSlice.selectors.selectCheckout(state).submitting.length > 0) || fetching;
  const [slow, setSlow] = useState(false);
  const away = problem !== null && isOutcomeUnknown(problem);

  useEffect(() => {
    if (!away || fetching) return undefined;
    const timer = setTimeout(() => void dispatch(runRead(reads => reads.loadCart())), retryMs);
    return () => clearTimeout(timer);
  }, [away, fetching, dispatch]);

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);

  return away ? 'away' : slow ? 'slow' : 'none';
}
