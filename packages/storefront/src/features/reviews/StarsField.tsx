import * as text from '@shop/messages/reviews';
import { VisuallyHidden } from '@shop/ui';
import { Star } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import css from './StarsField.module.css';

export interface StarsFieldProps extends Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur' | 'onChange'> {
  /** What is rated, for example "Quality". */
  label: string;
  /** Uids of 1, 2, 3, 4 and 5 stars. */
  values: string[];
  /** What is missing, read out as it comes. */
  error?: string | undefined;
}

/** One to five stars, as radio buttons: what is chosen and all before it shine. */
export function StarsField({ label, values, error, ...input }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset
      className={css['field']}
      aria-describedby={error ? id : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend>{label}</legend>
      <div className={css['stars']}>
        {values.map((value, index) => (
          <label key={value}>
            <input {...input} type="radio" value={value} />
            <Star size={28} strokeWidth={1.5} aria-hidden />
            <VisuallyHidden>{text.stars(index + 1)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={css['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
