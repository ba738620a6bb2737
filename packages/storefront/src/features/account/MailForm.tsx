import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/account';
import { Button, Link } from '@shop/ui';
import { useForm } from 'react-hook-form';
import { EmailField } from '../shared/EmailField.tsx';
import { TitledForm } from '../shared/titledForm/TitledForm.tsx';
import css from './Account.module.css';
import { mailSchema, type MailValues } from './credentials.ts';
import { useFocusOnReturn } from './useFocusOnReturn.ts';

export interface MailFormProps {
  /** Heading above the field, by which the form is called. */
  title: string;
  /** What the link is for. */
  help: string;
  /** On the button. */
  send: string;
  /** Why nothing could be asked for. */
  problem?: string | undefined;
  /** The link is being asked for. */
  busy: boolean;
  /** Filled in already. */
  known?: string | undefined;
  /** Takes the e-mail address once it may be one. */
  onSend: (values: MailValues) => void;
  /** Where one signs in; absent where this stands there already. */
  signInHref?: string | undefined;
}

/** The e-mail address of an account to which a link is sent. */
export function MailForm({ title, help, send, problem, busy, known = '', onSend, signInHref }: MailFormProps) {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<MailValues>({ resolver: valibotResolver(mailSchema), defaultValues: { email: known } });
  useFocusOnReturn(known, () => setFocus('email'));
  return (
    <TitledForm id="mail-form" title={title} lead={help} problem={problem} onSubmit={handleSubmit(onSend)}>
      <EmailField {...register('email')} autoComplete="username" error={errors.email?.message} />
      <Button type="submit" wide busy={busy}>
        {send}
      </Button>
      {signInHref && (
        <p className={css['other']}>
          <Link href={signInHref}>{text.backToSignIn}</Link>
        </p>
      )}
    </TitledForm>
  );
}
