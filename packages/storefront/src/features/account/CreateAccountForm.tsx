import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/account';
import * as fields from '@shop/messages/fields';
import { Button, Link, TextField } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { region } from '../../context/region.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import css from './Account.module.css';
import { NewPasswordField } from '../shared/newPassword/NewPasswordField.tsx';
import type { PasswordRules } from '../shared/newPassword/passwordRules.ts';
import { refusedField, type RefusedField } from '../shared/refusedField.ts';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import { accountSchema, type AccountValues } from './credentials.ts';

export interface CreateAccountFormProps {
  /** What the back end asks of a password. */
  rules: PasswordRules;
  /** What an order already told; the shopper may change it. */
  known: Partial<AccountValues>;
  /** What the back end said against it, which stands at the field that it is about. */
  problem?: string | undefined;
  /** It is on its way to the back end. */
  busy: boolean;
  /** The back end keeps who invited whom (referral-03). */
  takesInvitation: boolean;
  /** Told what was typed, once it can be right. */
  onCreate: (values: AccountValues) => void;
  /** Where those sign in who have an account. */
  signInHref: string;
}

const empty: AccountValues = { firstname: '', lastname: '', email: '', mobileNumber: '', password: '', invitation: '' };

/** Name, e-mail, mobile number and password of a new customer. */
function DefaultCreateAccountForm({
  rules,
  known,
  problem,
  busy,
  takesInvitation,
  onCreate,
  signInHref,
}: CreateAccountFormProps) {
  const {
    control,
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<AccountValues>({
    resolver: valibotResolver(accountSchema(rules)),
    defaultValues: empty,
    values: { ...empty, ...known },
    resetOptions: { keepDirtyValues: true },
  });
  const isInvited = Boolean(known.invitation ?? errors.invitation);
  const typed = useWatch({ control, name: 'password' });
  const refused = refusedField(problem);
  useEffect(() => {
    if (refused) setFocus(refused);
  }, [refused, setFocus]);
  const errorOf = (field: RefusedField) => ({
    error: errors[field]?.message ?? (refused === field ? problem : undefined),
    announced: refused === field,
  });
  return (
    <TitledForm
      id="create-account"
      title={text.createTitle}
      problem={refused ? undefined : problem}
      onSubmit={handleSubmit(onCreate)}
    >
      <div className={css['names']}>
        <TextField
          {...register('firstname')}
          label={text.firstname}
          autoComplete="given-name"
          {...errorOf('firstname')}
          required
        />
        <TextField
          {...register('lastname')}
          label={text.lastname}
          autoComplete="family-name"
          {...errorOf('lastname')}
          required
        />
      </div>
      <EmailField {...register('email')} autoComplete="username" {...errorOf('email')} />
      <TextField
        {...register('mobileNumber')}
        label={fields.optionalMobile}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        error={errors.mobileNumber?.message}
      />
      <NewPasswordField
        {...register('password')}
        rules={rules}
        typed={typed}
        label={text.password}
        {...errorOf('password')}
        required
      />
      {takesInvitation && (
        <details className={css['invitation']} open={isInvited || undefined}>
          <summary>{text.haveInvitation}</summary>
          <TextField
            {...register('invitation')}
            label={text.invitationCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            error={errors.invitation?.message}
          />
        </details>
      )}
      <Button type="submit" wide busy={busy}>
        {text.create}
      </Button>
      <p className={css['other']}>
        {text.haveAccount}
        <Link href={signInHref}>{text.signIn}</Link>
      </p>
    </TitledForm>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** The form by which an account is made. */
    CreateAccountForm: CreateAccountFormProps;
  }
}

export const CreateAccountForm = region('CreateAccountForm', DefaultCreateAccountForm);
