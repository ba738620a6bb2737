import * as text from '@shop/messages/delivery';
import { locationSlice, useAppSelector } from '@shop/state';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { region } from '../../context/region.tsx';
import { useFeature } from '../../context/features.ts';
import { late, lateDialog } from '../shared/late.tsx';
import css from './DeliveryBar.module.css';
import { KnownPosition } from './KnownPosition.tsx';

const PincodeDialog = lateDialog(async () => (await import('./PincodeDialog.tsx')).PincodeDialog);
const DeliveryEstimate = late(async () => (await import('./DeliveryEstimate.tsx')).DeliveryEstimate);
const { selectLocation, selectCityLabel, selectIsPlaceKnown } = locationSlice.selectors;

/** "Delivering to" city and pincode; a press asks for another one (delivery-01). */
function DefaultDeliveryBar() {
  const { pincode } = useAppSelector(selectLocation);
  const city = useAppSelector(selectCityLabel);
  const [open, setOpen] = useState(false);
  const estimates = useFeature('delivery-estimate');
  // For a place that is only assumed an estimate would promise too much.
  const isKnown = useAppSelector(selectIsPlaceKnown);
  return (
    <>
      <button
        type="button"
        className={css['bar']}
        onPointerEnter={PincodeDialog.prefetch}
        onFocus={PincodeDialog.prefetch}
        onClick={() => setOpen(true)}
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
          {isKnown ? <DeliveryEstimate key={pincode} pincode={pincode} /> : text.dayUnknown}
        </div>
      )}
      <KnownPosition />
      <PincodeDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Where it is delivered, and by when. */
    DeliveryBar: object;
  }
}

export const DeliveryBar = region('DeliveryBar', DefaultDeliveryBar);
