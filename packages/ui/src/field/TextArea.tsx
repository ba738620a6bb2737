import { useId, type ComponentPropsWithRef, type CSSProperties } from 'react';
import css from './Field.module.css';
import type { FieldFrame } from './TextField.tsx';

export interface TextAreaProps extends FieldFrame, Omit<ComponentPropsWithRef<'textarea'>, 'aria-invalid' | 'aria-describedby'> {}

/** Several lines of text with their label, hint and error; grows with what is typed where the browser can. Takes what react-hook-form's `register` gives. */
export function TextArea({ label, hint, error, id, rows = 4, style, ...textarea }: TextAreaProps) {
  const generated = useId();
  const own = id ?? generated;
  const note = error ?? hint;
  return (
    <div className={css['field']} data-invalid={error ? true : undefined}>
      <label className={css['label']} htmlFor={own}>{label}</label>
      <span className={css['control']}>
        <textarea {...textarea} id={own} rows={rows} style={{ ...style, '--rows': rows } as CSSProperties} className={css['input']} aria-invalid={error ? true : undefined} aria-describedby={note ? `${own}-note` : undefined} />
      </span>
      {note && <p id={`${own}-note`} className={css['note']}>{note}</p>}
    </div>
  );
}
