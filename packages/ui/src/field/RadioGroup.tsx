import { useId, type ReactNode } from 'react';
import css from './RadioGroup.module.css';

export interface RadioGroupProps {
  /** What is chosen, for example "Payment". */
  legend: ReactNode;
  /** Said below the legend while there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; read out with the group. */
  error?: string | undefined;
  /** RadioCards of one `name`. */
  children: ReactNode;
}

/** Choices of which one is taken, with what they are about and what is wrong with them. */
export function RadioGroup({ legend, hint, error, children }: RadioGroupProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset className={css['group']} aria-describedby={note ? id : undefined} data-invalid={error ? true : undefined}>
      <legend className={css['legend']}>{legend}</legend>
      {note && (
        <p id={id} className={css['note']} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
      {children}
    </fieldset>
  );
}
