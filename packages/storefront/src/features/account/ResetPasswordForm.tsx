import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/account';
import { Button, Link } from '@shop/ui';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '../shared/newPassword/NewPasswordField.tsx';
import type { PasswordRules } from '../shared/newPassword/passwordRules.ts';
import { refusedField } from '../shared/refusedField.ts';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import css from './Account.module.css';
import { resetSchema, type ResetValues } from './credentials.ts';

export interface ResetPasswordFormProps {
  /** What the store view asks of a password. */
  rules: PasswordRules;
  /** Whose account it is, as the link says. */
  email: string;
  /** Why the last try was refused. */
  problem?: string | undefined;
  /** The new password is on its way. */
  busy: boolean;
  /** Takes the password once it keeps the rules. */
  onReset: (values: ResetValues) => void;
  /** Where one asks for another link. */
  forgottenHref: string;
}

/** A new password for the account that the mail's link is for (session-11). What is typed stays when it is refused. */
export function ResetPasswordForm({ rules, email, problem, busy, onReset, forgottenHref }: ResetPasswordFormProps) {
  const {
    control,
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<ResetValues>({ resolver: valibotResolver(resetSchema(rules, email)), defaultValues: { password: '' } });
  const typed = useWatch({ control, name: 'password' });
  const isRefused = refusedField(problem) === 'password';
  return (
    <TitledForm
      id="reset"
      title={text.forgottenTitle}
      lead={text.newPasswordFor(email)}
      problem={isRefused ? undefined : problem}
      onSubmit={handleSubmit(onReset)}
    >
      {/* Tells the browser whose password it is to keep. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordField
        {...register('password')}
        rules={rules}
        typed={typed}
        label={text.newPassword}
        error={errors.password?.message ?? (isRefused ? problem : undefined)}
        announced={isRefused}
        required
      />
      <Button type="submit" wide busy={busy}>
        {text.keepPassword}
      </Button>
      <p className={css['other']}>
        {text.linkOld}
        <Link href={forgottenHref}>{text.askAgain}</Link>
      </p>
    </TitledForm>
  );
}
