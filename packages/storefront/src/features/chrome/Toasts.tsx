import { actOnToast, dismissToast, holdToasts, toastsSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { Toaster } from '@shop/ui';
import { useCallback } from 'react';

/** What the shop has to say just now. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(toastsSlice.selectors.selectToasts);
  const hold = useCallback((held: boolean) => dispatch(holdToasts(held)), [dispatch]);
  return (
    <Toaster
      toasts={toasts}
      onAction={id => dispatch(actOnToast(id))}
      onDismiss={id => dispatch(dismissToast(id))}
      onHold={hold}
    />
  );
}
