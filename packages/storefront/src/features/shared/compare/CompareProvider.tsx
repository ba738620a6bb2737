import { full } from '@shop/messages/compare';
import { addToast, useAppDispatch } from '@shop/state';
import { useEffect, useState, type ReactNode } from 'react';
import { useShop } from '../../../context/ShopContext.ts';
import { useSessionReady } from '../useSessionReady.ts';
import { CompareContext, type Comparison } from './CompareContext.ts';
import { keepCompared, MOST_COMPARED, readCompared, type Compared } from './compared.ts';

/** Tells what is chosen to be compared, in every tab (compare-01). */
export function CompareProvider({
  children,
}: {
  /** Whatever chooses products to compare, or shows them. */
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const { storeCode } = useShop();
  const ready = useSessionReady();
  const [items, setItems] = useState<Compared[]>([]);
  useEffect(() => {
    if (!ready) return undefined;
    const read = () => setItems(dispatch(readCompared(storeCode)));
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key.endsWith('__compared')) read();
    };
    read();
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [ready, dispatch, storeCode]);
  const keep = (next: Compared[]) => {
    dispatch(keepCompared(storeCode, next));
    setItems(next);
  };
  const press: Comparison['press'] = item => {
    // A press that was held until the shop listens comes before what was chosen is drawn.
    const known = dispatch(readCompared(storeCode));
    const others = known.filter(({ sku }) => sku !== item.sku);
    if (others.length === MOST_COMPARED)
      dispatch(addToast({ type: 'warning', message: full(MOST_COMPARED), dismissable: true }));
    else keep(others.length < known.length ? others : [...known, item]);
  };
  return <CompareContext value={{ items, press, clear: () => keep([]) }}>{children}</CompareContext>;
}
