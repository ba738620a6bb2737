import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentPropsWithRef<'textarea'>, 'aria-invalid' | 'aria-describedby'> {
  /** Lines that it shows at least; 4 unless told. */
  rows?: number | undefined;
}

/**
 * Several lines of text with their label, hint and error; grows with what is typed where the browser can. Takes what
 * react-hook-form's `register` gives.
 */
export function TextArea({
  label,
  hint,
  error,
  announced,
  id,
  className,
  rows = 4,
  style,
  ...textarea
}: TextAreaProps) {
  const growing = { ...style, '--rows': rows } as CSSProperties;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      announced={announced}
      id={id}
      className={className}
      renderControl={props => <textarea {...textarea} {...props} rows={rows} style={growing} />}
    />
  );
}
