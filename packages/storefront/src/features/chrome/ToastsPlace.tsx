import { toastsSlice, useAppSelector } from '@shop/state';
import { useEffect, useState } from 'react';
import { late } from '../shared/late.tsx';
import { onFirstSign } from '../shared/onFirstSign.ts';

const Toasts = late(async () => (await import('./Toasts.tsx')).Toasts);

/** Where messages stand. Their code is at hand once somebody uses the page: later the network may be what they are about. */
export function ToastsPlace() {
  const speaks = useAppSelector(state => toastsSlice.selectors.selectToasts(state).length > 0);
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstSign(() => setUsed(true)), []);
  return (speaks || used) && <Toasts />;
}
