import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Check.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** Colour that it stands for, #rrggbb, shown before the label. */
  swatch?: string | undefined;
  /** At the end of the line, quiet: a count, for example. */
  aside?: ReactNode;
}

/** One thing that is or is not so. */
export function Checkbox({ label, swatch, aside, ...input }: CheckboxProps) {
  return (
    <label className={css['check']}>
      <input {...input} type="checkbox" />
      {swatch && <span className={css['swatch']} style={{ background: swatch }} />}
      <span>{label}</span>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </label>
  );
}
