import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import css from './Field.module.css';

export interface FieldFrame {
  label: string;
  /** Said below the control while there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; read out with the control. */
  error?: string | undefined;
}

export interface TextFieldProps extends FieldFrame, Omit<ComponentPropsWithRef<'input'>, 'aria-invalid' | 'aria-describedby'> {
  /** At the end of the control, for example a button that shows the password. */
  end?: ReactNode;
}

/** A line of text with its label, hint and error. Takes what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, end, id, className, ...input }: TextFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const note = error ?? hint;
  return (
    <div className={[css['field'], className].filter(Boolean).join(' ')} data-invalid={error ? true : undefined}>
      <label className={css['label']} htmlFor={own}>{label}</label>
      <span className={css['control']}>
        <input {...input} id={own} className={css['input']} aria-invalid={error ? true : undefined} aria-describedby={note ? `${own}-note` : undefined} />
        {end}
      </span>
      {note && <p id={`${own}-note`} className={css['note']}>{note}</p>}
    </div>
  );
}
