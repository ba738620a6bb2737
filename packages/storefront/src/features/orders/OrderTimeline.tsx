import * as text from '@shop/messages/orders';
import { Button, VisuallyHidden } from '@shop/ui';
import { Check, X } from 'lucide-react';
import css from './OrderTimeline.module.css';
import type { Parcel, TimelineStep } from './orderTimeline.ts';
import { trackingHref } from './trackingHref.ts';

const said: Record<TimelineStep['state'], string> = {
  done: text.stepDone,
  ended: text.stepDone,
  current: text.stepNow,
  coming: text.stepComing,
};

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
export function OrderTimeline({ steps, label: name = text.timeline }: { steps: TimelineStep[]; label?: string }) {
  return (
    <ol className={css['timeline']} aria-label={name}>
      {steps.map(({ key, label, at, detail, state, parcels }) => (
        <li
          key={key}
          className={css['step']}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={css['mark']} aria-hidden="true">
            {state === 'done' && <Check size={16} strokeWidth={2} />}
            {state === 'ended' && <X size={16} strokeWidth={2} />}
          </span>
          <div className={css['words']}>
            <p className={css['label']}>
              {label}
              <VisuallyHidden>, {said[state]}</VisuallyHidden>
            </p>
            {at !== undefined && <p className={css['quiet']}>{at}</p>}
            {detail !== undefined && <p className={css['quiet']}>{detail}</p>}
            {parcels !== undefined && parcels.length > 0 && (
              <ul className={css['parcels']}>
                {parcels.map(parcel => (
                  <ParcelRow key={parcel.id} parcel={parcel} />
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
