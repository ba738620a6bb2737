import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/profile';
import { Button, TextField } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { emailLength } from '../shared/emailLength.ts';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { type Channel, contacts } from './contacts.ts';
import { FormFrame } from './FormFrame.tsx';
import { contactSchemas, type ContactValues } from './profileSchemas.ts';

export interface NewContactFormProps {
  /** Whether it is a mobile number or an e-mail address. */
  channel: Channel;
  /** E-mail that one signs in with. */
  email: string;
  /** What was typed before; '' without any. */
  known: string;
  /** A code is being sent, or what the account has is being removed. */
  busy: boolean;
  /** Why no code was sent, which stands at the field. */
  problem?: string | undefined;
  /** Why what the account has was not removed. */
  notRemoved?: string | undefined;
  /** Hears of each change, to keep what was typed. */
  onType: (value: string) => void;
  /** Takes the address, or ten digits, to which a code is to go. */
  onSend: (value: string) => void;
  /** Takes away what the account has; absent where it has nothing. */
  onRemove?: (() => void) | undefined;
  /** The account keeps what it has. */
  onCancel: () => void;
}

/** A mobile number or a personal e-mail: a code goes there before it is kept (account-10). */
export function NewContactForm({
  channel,
  email,
  known,
  busy,
  problem,
  notRemoved,
  onType,
  onSend,
  onRemove,
  onCancel,
}: NewContactFormProps) {
  const { heading, label } = contacts[channel];
  const {
    register,
    control,
    handleSubmit,
    formState: { errors, isDirty },
  } = useForm<ContactValues>({
    resolver: valibotResolver(contactSchemas(email)[channel]),
    defaultValues: { value: known },
  });
  const value = useWatch({ control, name: 'value' });
  useEffect(() => {
    if (isDirty) onType(value);
  }, [value, isDirty, onType]);
  const isMobile = channel === 'MOBILE';
  return (
    <FormFrame
      labelledBy={channel}
      busy={busy}
      problem={notRemoved}
      saveLabel={text.sendCode}
      beside={
        onRemove && (
          <Button
            kind="quiet"
            aria-label={text.removeOf(heading)}
            unavailable={busy}
            onClick={busy ? undefined : onRemove}
          >
            {text.remove}
          </Button>
        )
      }
      onSubmit={event => void handleSubmit(values => onSend(values.value))(event)}
      onCancel={onCancel}
    >
      <AccountNote>{text.codeFirst}</AccountNote>
      <TextField
        {...register('value')}
        label={label}
        type={isMobile ? 'tel' : 'email'}
        inputMode={isMobile ? 'tel' : 'email'}
        autoComplete={isMobile ? 'tel-national' : 'email'}
        autoCapitalize="none"
        maxLength={isMobile ? 40 : emailLength}
        error={errors.value?.message ?? problem}
        announced={!errors.value}
        required
      />
    </FormFrame>
  );
}
