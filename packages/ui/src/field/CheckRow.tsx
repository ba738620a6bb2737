// chunk: fields
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Check.module.css';

export interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What is so when it is ticked. */
  label: ReactNode;
  /** Shown before the label: a `Swatch` of what it stands for. */
  before?: ReactNode;
  /** At the end of the line, quiet: a count, for example. */
  aside?: ReactNode;
}

/** A box or a radio button in one line with what it stands for. */
export function CheckRow({
  type,
  label,
  before,
  aside,
  ...input
}: CheckRowProps & {
  /** Whether others of its name may be ticked, too. */
  type: 'checkbox' | 'radio';
}) {
  return (
    <label className={css['check']}>
      <input {...input} type={type} />
      {before && <span className={css['before']}>{before}</span>}
      <span>{label}</span>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </label>
  );
}
