import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/profile';
import { PasswordField } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '../shared/EmailField.tsx';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { refusedField } from '../shared/refusedField.ts';
import { FormFrame } from './FormFrame.tsx';
import { emailSchema, type EmailValues } from './profileSchemas.ts';
import type { ProfileProblem } from './useProfileChanges.ts';

export interface EmailFormProps {
  /** The e-mail that the account has. */
  present: string;
  /** What was typed before the session ended; '' without any. */
  typed: string;
  /** The change is on its way. */
  busy: boolean;
  /** Why it was refused; told at the field that is to blame, else above all. */
  problem?: ProfileProblem | undefined;
  /** Hears of the e-mail only: a password is kept nowhere (account-04). */
  onType: (email: string) => void;
  /** Takes e-mail and password once both may be right. */
  onSave: (values: EmailValues) => void;
  /** The account keeps its e-mail. */
  onCancel: () => void;
}

/** Another e-mail to sign in with; the password proves who asks (account-06). */
export function EmailForm({ present, typed, busy, problem, onType, onSave, onCancel }: EmailFormProps) {
  const {
    register,
    control,
    handleSubmit,
    formState: { errors },
  } = useForm<EmailValues>({
    resolver: valibotResolver(emailSchema(present)),
    defaultValues: { email: typed, currentPassword: '' },
  });
  const email = useWatch({ control, name: 'email' });
  const isTaken = !problem?.isPassword && refusedField(problem?.message) === 'email';
  useEffect(() => {
    if (email !== '') onType(email);
  }, [email, onType]);
  return (
    <FormFrame
      labelledBy="email"
      busy={busy}
      problem={problem && !problem.isPassword && !isTaken ? problem.message : undefined}
      onSubmit={event => void handleSubmit(onSave)(event)}
      onCancel={onCancel}
    >
      <AccountNote>{text.emailHelp}</AccountNote>
      <EmailField
        {...register('email')}
        label={text.newEmail}
        error={errors.email?.message ?? (isTaken ? problem?.message : undefined)}
        announced={isTaken}
      />
      <PasswordField
        {...register('currentPassword')}
        label={text.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message ?? (problem?.isPassword ? problem.message : undefined)}
        announced
        required
      />
    </FormFrame>
  );
}
