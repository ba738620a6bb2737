import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import css from './Field.module.css';
import type { FieldFrame } from './TextField.tsx';

export interface SelectProps extends FieldFrame, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: { value: string; label: string; disabled?: boolean }[];
  /** First entry, with an empty value. */
  placeholder?: string;
}

/** A choice from a list: the platform's own control, which every phone does best. */
export function Select({ label, hint, error, options, placeholder, id, className, ...select }: SelectProps) {
  const generated = useId();
  const own = id ?? generated;
  const note = error ?? hint;
  return (
    <div className={[css['field'], className].filter(Boolean).join(' ')} data-invalid={error ? true : undefined}>
      <label className={css['label']} htmlFor={own}>{label}</label>
      <span className={css['control']}>
        <select {...select} id={own} className={css['input']} aria-invalid={error ? true : undefined} aria-describedby={note ? `${own}-note` : undefined}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(option => <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>)}
        </select>
        <ChevronDown className={css['chevron']} size={18} strokeWidth={1.5} aria-hidden />
      </span>
      {note && <p id={`${own}-note`} className={css['note']}>{note}</p>}
    </div>
  );
}
