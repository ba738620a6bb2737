import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Link, Notice, PasswordField, TextField } from '@shop/ui';
import { useForm } from 'react-hook-form';
import css from './Account.module.css';
import { accountSchema, type AccountValues, type PasswordRules } from './credentials.ts';

export interface CreateAccountFormProps {
  rules: PasswordRules;
  /** What an order already told; the shopper may change it. */
  known: Partial<AccountValues>;
  problem?: string | undefined;
  busy: boolean;
  onCreate: (values: AccountValues) => void;
  signInHref: string;
}

/** Name, e-mail, mobile number and password of a new customer. */
export function CreateAccountForm({ rules, known, problem, busy, onCreate, signInHref }: CreateAccountFormProps) {
  const { register, handleSubmit, formState: { errors } } = useForm<AccountValues>({
    resolver: valibotResolver(accountSchema(rules)),
    defaultValues: { firstname: '', lastname: '', email: '', mobileNumber: '', password: '' },
    values: { firstname: '', lastname: '', email: '', mobileNumber: '', password: '', ...known },
    resetOptions: { keepDirtyValues: true },
  });
  const hint = `At least ${rules.minimumLength} characters, with ${rules.requiredClasses} of: small letters, capitals, digits, signs.`;
  return (
    <form className={css['form']} method="post" data-late="" noValidate aria-labelledby="create-account" onSubmit={event => void handleSubmit(onCreate)(event)}>
      <h1 id="create-account">Create an account</h1>
      {problem && <Notice tone="danger" urgent>{problem}</Notice>}
      <div className={css['names']}>
        <TextField {...register('firstname')} label="First name" autoComplete="given-name" error={errors.firstname?.message} required />
        <TextField {...register('lastname')} label="Last name" autoComplete="family-name" error={errors.lastname?.message} required />
      </div>
      <TextField {...register('email')} label="E-mail" type="email" autoComplete="username" inputMode="email" error={errors.email?.message} required />
      <TextField {...register('mobileNumber')} label="Mobile number (optional)" type="tel" autoComplete="tel-national" inputMode="numeric" maxLength={10} error={errors.mobileNumber?.message} />
      <PasswordField {...register('password')} label="Password" autoComplete="new-password" hint={hint} error={errors.password?.message} required />
      <Button type="submit" wide busy={busy}>Create account</Button>
      <p className={css['other']}>Have an account? <Link href={signInHref}>Sign in</Link></p>
    </form>
  );
}
