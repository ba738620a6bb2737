import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Check.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** At the end of the line, quiet: a count, for example. */
  aside?: ReactNode;
}

/** One thing that is or is not so. */
export function Checkbox({ label, aside, ...input }: CheckboxProps) {
  return (
    <label className={css['check']}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </label>
  );
}
