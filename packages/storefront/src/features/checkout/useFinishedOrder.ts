import { checkoutSlice, useAppSelector } from '@shop/state';
import { useEffect, useRef } from 'react';

const { selectReceipt, selectOpenOrder, selectOrderProgress } = checkoutSlice.selectors;

/**
 * Tells once when an order that was open on this page has a receipt: by the button that placed it, by the gateway's
 * window, or because the page took it up again after a reload.
 */
export function useFinishedOrder(onFinished: () => void): void {
  const receipt = useAppSelector(selectReceipt);
  const isOpen = useAppSelector(selectOpenOrder) !== null;
  const progress = useAppSelector(selectOrderProgress);
  const underWay = isOpen || progress !== 'none';
  const before = useRef<{ receipt: string | undefined }>(undefined);
  const id = receipt?.id;
  useEffect(() => {
    if (underWay) before.current ??= { receipt: id };
    const begun = before.current;
    if (begun === undefined) return;
    if (id !== undefined && id !== begun.receipt) {
      before.current = undefined;
      onFinished();
    } else if (!underWay) before.current = undefined;
  }, [underWay, id, onFinished]);
}
