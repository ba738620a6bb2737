import type { DeepPartial } from 'react-hook-form';
import type { AddressStepValues } from './addressStepValues.ts';

/** What stands in the fields of the first step, by their names: `main.city` is the city of `main`. */
export function typedIn(form: HTMLFormElement): DeepPartial<AddressStepValues> {
  const typed: Record<string, unknown> = {};
  for (const { name, type, value, checked } of form.querySelectorAll<HTMLInputElement>('[name]')) {
    if (type === 'radio' && !checked) continue;
    const [part = '', field] = name.split('.');
    const answer = type === 'checkbox' ? checked : value;
    typed[part] = field === undefined ? answer : { ...(typed[part] as object | undefined), [field]: answer };
  }
  return typed;
}
