import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/account';
import { Button, Link, PasswordField } from '@shop/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { region } from '../../context/region.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import css from './Account.module.css';
import { signInSchema, type SignInValues } from './credentials.ts';

export interface SignInFormProps {
  /** What the back end said against the last try. */
  problem?: string | undefined;
  /** The try is on its way. */
  busy: boolean;
  /** Told what was typed, once it can be right. */
  onSignIn: (values: SignInValues) => void;
  /** Where one makes an account. */
  createHref: string;
  /** Where one asks for a new password. */
  forgottenHref: string;
  /** Other ways to sign in. */
  others?: ReactNode;
}

/** E-mail and password. What was typed stays when the shop refuses it. */
function DefaultSignInForm({ problem, busy, onSignIn, createHref, forgottenHref, others }: SignInFormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<SignInValues>({ resolver: valibotResolver(signInSchema), defaultValues: { email: '', password: '' } });
  return (
    <TitledForm id="sign-in" title={text.signIn} problem={problem} onSubmit={handleSubmit(onSignIn)}>
      <EmailField {...register('email')} autoComplete="username" error={errors.email?.message} />
      <PasswordField
        {...register('password')}
        label={text.password}
        autoComplete="current-password"
        error={errors.password?.message}
        required
      />
      <p className={css['forgotten']}>
        <Link href={forgottenHref}>{text.forgotten}</Link>
      </p>
      <Button type="submit" wide busy={busy}>
        {text.signIn}
      </Button>
      {others}
      <p className={css['other']}>
        {text.newHere}
        <Link href={createHref}>{text.createTitle}</Link>
      </p>
      <p className={css['other']}>
        {text.orderedAsGuest}
        <Link href="/guest-order">{text.findOrder}</Link>
      </p>
    </TitledForm>
  );
}

declare module '../../context/shop.ts' {
  interface Regions {
    /** Sign-in by e-mail and password, with the ways to all else. */
    SignInForm: SignInFormProps;
  }
}

export const SignInForm = region('SignInForm', DefaultSignInForm);
