// chunk: fields
import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Check.module.css';

export interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What is so when it is ticked. */
  label: ReactNode;
  /** Colour that it stands for, #rrggbb, shown before the label. */
  swatch?: string | undefined;
  /** At the end of the line, quiet: a count, for example. */
  aside?: ReactNode;
}

/** A box or a radio button in one line with what it stands for. */
export function CheckRow({
  type,
  label,
  swatch,
  aside,
  ...input
}: CheckRowProps & {
  /** Whether others of its name may be ticked, too. */
  type: 'checkbox' | 'radio';
}) {
  return (
    <label className={css['check']}>
      <input {...input} type={type} />
      {swatch && <span className={css['swatch']} style={{ backgroundColor: swatch }} />}
      <span>{label}</span>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </label>
  );
}
