// chunk: basics
import { useId, type ReactNode } from 'react';
import css from './Field.module.css';

export interface FieldFrameProps {
  /** Stands above the control: a noun. */
  label: string;
  /** Said below the control while there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; read out with the control. */
  error?: string | undefined;
  /** The error is read out as it comes, wherever the focus is: for what is judged after it was sent. */
  announced?: boolean | undefined;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends FieldFrameProps {
  /** Of the control; made up unless given. */
  id: string | undefined;
  /** Of the element around label, control and note. */
  className?: string | undefined;
  /** Draws the control with what ties it to its label and its note. */
  renderControl: (props: ControlProps) => ReactNode;
}

/** What stands around the control of a field: its label above, its hint or error below. */
export function FieldFrame({ label, hint, error, announced, id, className, renderControl }: FrameProps) {
  const generated = useId();
  const own = id ?? generated;
  const note = error ?? hint;
  const noteId = `${own}-note`;
  return (
    <div className={[css['field'], className].filter(Boolean).join(' ')} data-invalid={error ? true : undefined}>
      <label className={css['label']} htmlFor={own}>
        {label}
      </label>
      <span className={css['control']}>
        {renderControl({
          id: own,
          className: css['input'],
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? noteId : undefined,
        })}
      </span>
      {note && (
        <p key={error} id={noteId} className={css['note']} role={announced && error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
