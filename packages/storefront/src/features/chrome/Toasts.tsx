import { actOnToast, dismissToast, holdToasts, toastsSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { Toaster, type ToastView } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';

const none: ToastView[] = [];

/** What the shop has to say just now. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(toastsSlice.selectors.selectToasts);
  const hold = useCallback((held: boolean) => dispatch(holdToasts(held)), [dispatch]);
  // What is read out must stand in a region that was there before it.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <Toaster
      toasts={isThere ? toasts : none}
      onAction={id => dispatch(actOnToast(id))}
      onDismiss={id => dispatch(dismissToast(id))}
      onHold={hold}
    />
  );
}
