import { dismissToast, toastsSlice, useAppDispatch, useAppSelector } from '@shop/state';
import { useEffect } from 'react';

/**
 * Takes away, as the cart opens, what was said of things that went into it: they are seen there, and the notice would
 * stand before them.
 */
export function useCartSeen(): void {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(toastsSlice.selectors.selectToasts);
  useEffect(() => {
    for (const { id, icon } of toasts) if (icon === 'cart') dispatch(dismissToast(id));
    // oxlint-disable-next-line react/exhaustive-deps -- as it opens: what is said later is about what is done in it
  }, []);
}
