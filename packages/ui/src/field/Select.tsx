// chunk: fields
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import css from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface SelectProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  /** In their order. `value` is what the form sends, `label` what is read. */
  options: { value: string; label: string; disabled?: boolean }[];
  /** First entry, with an empty value. */
  placeholder?: string;
}

/** A choice from a list: the platform's own control, which every phone does best. */
export function Select({ label, hint, error, announced, options, placeholder, id, className, ...select }: SelectProps) {
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
          <select {...select} {...props}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={css['chevron']} size={18} strokeWidth={1.5} aria-hidden />
        </>
      )}
    />
  );
}
