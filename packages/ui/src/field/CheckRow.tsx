// chunk: fields
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Swatch } from '../swatch/Swatch.tsx';
import css from './Check.module.css';

export interface CheckRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** What is so when it is ticked. */
  label: ReactNode;
  /** Colour, #rrggbb, or picture that it stands for, shown before the label. */
  swatch?: { colour: string } | { picture: string } | undefined;
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
      {swatch && <Swatch className={css['swatch']} size={20} {...swatch} />}
      <span>{label}</span>
      {aside !== undefined && <span className={css['aside']}>{aside}</span>}
    </label>
  );
}
