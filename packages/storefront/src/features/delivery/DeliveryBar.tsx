import * as text from '@shop/messages/delivery';
import { constants, locationSlice, useAppSelector } from '@shop/state';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFeature } from '../../app/features.ts';
import { lazyExtra } from '../shared/lazyExtra.ts';
import css from './DeliveryBar.module.css';
import { useKnownPosition } from './useKnownPosition.ts';

const PincodeDialog = lazy(() => import('./PincodeDialog.tsx').then(module => ({ default: module.PincodeDialog })));
const DeliveryEstimate = lazyExtra(async () => (await import('./DeliveryEstimate.tsx')).DeliveryEstimate);
const { selectLocation, selectCityLabel } = locationSlice.selectors;

/** "Delivering to" city and pincode; a press asks for another one (delivery-01). */
export function DeliveryBar() {
  const { pincode } = useAppSelector(selectLocation);
  const city = useAppSelector(selectCityLabel);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const estimates = useFeature('delivery-estimate');
  // For a place that is only assumed an estimate would promise too much.
  const isChosen = pincode !== constants.DEFAULT_LOCATION.pincode;
  useKnownPosition();
  return (
    <>
      <button
        type="button"
        className={css['bar']}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <MapPin size={20} strokeWidth={1.5} aria-hidden />
        <span>
          {text.deliveringTo}
          <strong>
            {city} {pincode}
          </strong>
        </span>
        <span className={css['change']}>{text.change}</span>
      </button>
      {estimates && (
        <div className={css['estimate']}>
          {isChosen && (
            <Suspense>
              <DeliveryEstimate key={pincode} pincode={pincode} />
            </Suspense>
          )}
        </div>
      )}
      {wanted && <Suspense>{<PincodeDialog open={open} onClose={() => setOpen(false)} />}</Suspense>}
    </>
  );
}
