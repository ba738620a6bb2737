import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/account';
import * as fields from '@shop/messages/fields';
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
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<AccountValues>({
    resolver: valibotResolver(accountSchema(rules)),
    defaultValues: { firstname: '', lastname: '', email: '', mobileNumber: '', password: '' },
    values: { firstname: '', lastname: '', email: '', mobileNumber: '', password: '', ...known },
    resetOptions: { keepDirtyValues: true },
  });
  const hint = text.passwordHint(rules.minimumLength, rules.requiredClasses);
  return (
    <form
      className={css['form']}
      method="post"
      data-late=""
      noValidate
      aria-labelledby="create-account"
      onSubmit={event => void handleSubmit(onCreate)(event)}
    >
      <h1 id="create-account">{text.createTitle}</h1>
      {problem && (
        <Notice tone="danger" urgent>
          {problem}
        </Notice>
      )}
      <div className={css['names']}>
        <TextField
          {...register('firstname')}
          label={text.firstname}
          autoComplete="given-name"
          error={errors.firstname?.message}
          required
        />
        <TextField
          {...register('lastname')}
          label={text.lastname}
          autoComplete="family-name"
          error={errors.lastname?.message}
          required
        />
      </div>
      <TextField
        {...register('email')}
        label={fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
        required
      />
      <TextField
        {...register('mobileNumber')}
        label={fields.optionalMobile}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        error={errors.mobileNumber?.message}
      />
      <PasswordField
        {...register('password')}
        label={text.password}
        autoComplete="new-password"
        hint={hint}
        error={errors.password?.message}
        required
      />
      <Button type="submit" wide busy={busy}>
        {text.create}
      </Button>
      <p className={css['other']}>
        {text.haveAccount}
        <Link href={signInHref}>{text.signIn}</Link>
      </p>
    </form>
  );
}
