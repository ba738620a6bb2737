import { locationSlice, useAppSelector } from '@shop/state';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import css from './DeliveryBar.module.css';
import { useKnownPosition } from './useKnownPosition.ts';

const PincodeDialog = lazy(() => import('./PincodeDialog.tsx').then(module => ({ default: module.PincodeDialog })));
const { selectLocation, selectCityLabel } = locationSlice.selectors;

/** "Delivering to" city and pincode; a press asks for another one (specification, section 2). */
export function DeliveryBar() {
  const { pincode } = useAppSelector(selectLocation);
  const city = useAppSelector(selectCityLabel);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  useKnownPosition();
  return (
    <>
      <button type="button" className={css['bar']} onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)} onClick={() => { setWanted(true); setOpen(true); }}>
        <MapPin size={20} strokeWidth={1.5} aria-hidden />
        <span>Delivering to <strong>{city} {pincode}</strong></span>
        <span className={css['change']}>Change</span>
      </button>
      {wanted && <Suspense>{<PincodeDialog open={open} onClose={() => setOpen(false)} />}</Suspense>}
    </>
  );
}
