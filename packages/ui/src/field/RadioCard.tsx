// chunk: steps
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Check.module.css';

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  /** The answer. */
  label: ReactNode;
  /** Second line, quiet. */
  note?: ReactNode;
  /** At the end of the first line, for example a price. */
  aside?: ReactNode;
  /** Stands below; give it only while chosen. */
  children?: ReactNode;
}

/** One of several choices, as a card that is pressed anywhere. Stand them in a fieldset with a legend. */
export function RadioCard({ label, note, aside, children, ...input }: RadioCardProps) {
  return (
    <div className={css['card']}>
      <label className={css['check']}>
        <input {...input} type="radio" />
        <span>
          <span className={css['title']}>{label}</span>
          {note && <span className={css['cardNote']}>{note}</span>}
        </span>
        {aside !== undefined && <span className={css['aside']}>{aside}</span>}
      </label>
      {children}
    </div>
  );
}
