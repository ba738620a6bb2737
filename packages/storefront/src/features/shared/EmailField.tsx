// chunk: fields
import * as fields from '@shop/messages/fields';
import { TextField, type TextFieldProps } from '@shop/ui';
import { emailLength } from './emailLength.ts';

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'inputMode' | 'maxLength' | 'required'
> {
  /** 'E-mail' unless told. */
  label?: TextFieldProps['label'];
}

/** An e-mail address that is needed, with a phone's keys for one, and no longer than one can be. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    label={fields.email}
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    maxLength={emailLength}
    required
  />
);
