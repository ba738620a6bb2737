import { useAppDispatch, type ShopThunk } from '@shop/state';
import { useEffect, useState } from 'react';
import { useSessionReady } from '../shared/useSessionReady.ts';

const hasSaved =
  (): ShopThunk<boolean> =>
  (_, __, { persistence }) =>
    persistence.get('savedForLater') !== undefined;

/**
 * Whether something may have been put aside in this browser, so that who never did need not load what shows it.
 *
 * @param status Of the cart: it is looked again when that changes.
 */
export function useHasSaved(status: string): boolean {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (ready) setHas(dispatch(hasSaved()));
  }, [ready, status, dispatch]);
  return has;
}
