import { useAppDispatch, type ShopThunk } from '@shop/state';
import { useSessionReady } from '../shared/useSessionReady.ts';

const hasSaved =
  (): ShopThunk<boolean> =>
  (_, __, { persistence }) =>
    persistence.get('savedForLater') !== undefined;

/** Whether something may have been put aside in this browser, so that who never did need not load what shows it. */
export function useHasSaved(): boolean {
  const dispatch = useAppDispatch();
  const ready = useSessionReady();
  return ready && dispatch(hasSaved());
}
