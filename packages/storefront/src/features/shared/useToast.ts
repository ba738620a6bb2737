// chunk: here
import { addToast, useAppDispatch, type ToastInput } from '@shop/state';
import { useCallback } from 'react';

/** Says something to the shopper for a few seconds, above whatever page they are on by then. */
export function useToast(): (type: ToastInput['type'], message: string) => void {
  const dispatch = useAppDispatch();
  return useCallback((type, message) => void dispatch(addToast({ type, message, dismissable: true })), [dispatch]);
}
