import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/signInWays';
import { Button, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { emailLength } from '../shared/emailLength.ts';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import { contactSchema, type ContactValues } from './readContact.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';

export interface CodeContactFormProps {
  /** Filled in already. */
  known?: string | undefined;
  /** Why no code was sent. */
  problem?: string | undefined;
  /** The code is being sent. */
  busy: boolean;
  /** Takes the address or number once it may be one, a number in ten digits. */
  onSend: (values: ContactValues) => void;
}

/** Where a one-time code goes: an e-mail address or a mobile number. */
export function CodeContactForm({ known = '', problem, busy, onSend }: CodeContactFormProps) {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<ContactValues>({ resolver: valibotResolver(contactSchema), defaultValues: { contact: known } });
  useFocusOnReturn(known, () => setFocus('contact'));
  return (
    <TitledForm id="by-code" title={text.codeTitle} problem={problem} onSubmit={handleSubmit(onSend)}>
      <TextField
        {...register('contact')}
        label={text.contact}
        hint={text.contactHint}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        maxLength={emailLength}
        error={errors.contact?.message}
        required
      />
      <Button type="submit" wide busy={busy}>
        {text.sendCode}
      </Button>
    </TitledForm>
  );
}
