import * as text from '@shop/messages/orders';
import { Button, Timeline } from '@shop/ui';
import css from './OrderTimeline.module.css';
import type { Parcel, TimelineStep } from './orderTimeline.ts';
import { trackingHref } from './trackingHref.ts';

function ParcelRow({ parcel }: { parcel: Parcel }) {
  const href = trackingHref(parcel);
  const isAddress = href === parcel.number;
  return (
    <li className={css['parcel']}>
      <span>
        {text.parcel(parcel.carrier)}
        {!isAddress && <strong>{parcel.number}</strong>}
      </span>
      {href !== undefined && (
        <Button kind="secondary" size="small" href={href} newTab aria-label={text.trackParcel(parcel.number)}>
          {text.track}
        </Button>
      )}
    </li>
  );
}

/** What happened to an order, or to what `label` names, with dates, and what comes next. */
export const OrderTimeline = ({
  steps,
  label = text.timeline,
}: {
  /** What happened and what is expected, in the order of time. */
  steps: TimelineStep[];
  /** Name of the list, read out; the order's own unless given. */
  label?: string;
}) => (
  <Timeline
    label={label}
    events={steps.map(({ parcels = [], ...step }) => ({
      ...step,
      children: parcels.length > 0 && (
        <ul className={css['parcels']}>
          {parcels.map(parcel => (
            <ParcelRow key={parcel.id} parcel={parcel} />
          ))}
        </ul>
      ),
    }))}
  />
);
