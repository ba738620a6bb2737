// chunk: basics
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextFieldProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'aria-invalid' | 'aria-describedby'> {
  /** At the end of the control, for example a button that shows the password. */
  end?: ReactNode;
}

/** A line of text with its label, hint and error. Takes what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, announced, end, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      announced={announced}
      id={id}
      className={className}
      renderControl={props => (
        <>
          <input {...input} {...props} />
          {end}
        </>
      )}
    />
  );
}
