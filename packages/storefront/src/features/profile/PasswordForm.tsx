import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/profile';
import { PasswordField } from '@shop/ui';
import { useForm, useWatch } from 'react-hook-form';
import { AccountNote } from '../shared/account/AccountNote.tsx';
import { NewPasswordField } from '../shared/newPassword/NewPasswordField.tsx';
import type { PasswordRules } from '../shared/newPassword/passwordRules.ts';
import { refusedField } from '../shared/refusedField.ts';
import { FormFrame } from './FormFrame.tsx';
import { passwordSchema, type PasswordValues } from './profileSchemas.ts';
import type { ProfileProblem } from './useProfileChanges.ts';

export interface PasswordFormProps {
  /** What the store view asks of a password. */
  rules: PasswordRules;
  /** E-mail of the account. */
  email: string;
  /** The change is on its way. */
  busy: boolean;
  /** Why it was refused; told at the field that is to blame, else above all. */
  problem?: ProfileProblem | undefined;
  /** Takes both passwords once the new one keeps the rules. */
  onSave: (values: PasswordValues) => void;
  /** The account keeps its password. */
  onCancel: () => void;
}

/** Another password, with its rules ticked off while it is typed; the current one proves who asks (account-06). */
export function PasswordForm({ rules, email, busy, problem, onSave, onCancel }: PasswordFormProps) {
  const {
    register,
    control,
    handleSubmit,
    formState: { errors },
  } = useForm<PasswordValues>({
    resolver: valibotResolver(passwordSchema(rules, email)),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const isRefused = !problem?.isPassword && refusedField(problem?.message) === 'password';
  return (
    <FormFrame
      labelledBy="password"
      busy={busy}
      problem={problem && !problem.isPassword && !isRefused ? problem.message : undefined}
      onSubmit={event => void handleSubmit(onSave)(event)}
      onCancel={onCancel}
    >
      <AccountNote>{text.passwordHelp}</AccountNote>
      {/* Tells the browser whose password it is to keep. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...register('currentPassword')}
        label={text.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message ?? (problem?.isPassword ? problem.message : undefined)}
        announced
        required
      />
      <NewPasswordField
        {...register('newPassword')}
        rules={rules}
        typed={typed}
        label={text.newPassword}
        error={errors.newPassword?.message ?? (isRefused ? problem?.message : undefined)}
        announced={isRefused}
        required
      />
    </FormFrame>
  );
}
