import * as text from '@shop/messages/controls';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Timeline.module.css';

export interface TimelineEvent {
  /** Tells it apart. */
  key: string;
  /** What happens, in a few words. */
  label: string;
  /** When it happened; absent for what comes. */
  at?: string | undefined;
  /** What is to be known about it. */
  detail?: string | undefined;
  /** `ended` is the last of what went another way: cancelled, for example. */
  state: 'done' | 'current' | 'coming' | 'ended';
  /** Stands below: parcels, for example. */
  children?: ReactNode;
}

export interface TimelineProps {
  /** Whose course it is, for those who do not see it. */
  label: string;
  /** The earliest first. */
  events: TimelineEvent[];
}

const said: Record<TimelineEvent['state'], string> = {
  done: text.eventDone,
  ended: text.eventDone,
  current: text.eventNow,
  coming: text.eventComing,
};

/** What happened to something, with dates, and what comes next. */
export const Timeline = ({ label: name, events }: TimelineProps) => (
  <ol className={css['timeline']} aria-label={name}>
    {events.map(({ key, label, at, detail, state, children }) => (
      <li key={key} className={css['step']} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
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
          {children}
        </div>
      </li>
    ))}
  </ol>
);
