import { valibotResolver } from '@hookform/resolvers/valibot';
import * as text from '@shop/messages/programmes';
import { Button } from '@shop/ui';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '../shared/EmailField.tsx';
import * as v from 'valibot';
import { email as emailRule } from '../shared/fieldRules.ts';
import { listOf } from '../shared/wording.ts';
import css from './Programmes.module.css';
import type { ProgrammeName } from './programmePages.ts';

export interface InstituteEmailFormProps {
  /** Students or employees: whose words it says. */
  programme: ProgrammeName;
  /** Its name, as the back end found it by the code. */
  institute: string;
  /** What its addresses end in, behind @ or a dot; empty where the back end says nothing. */
  domains: readonly string[];
  /** What was typed before; '' without any. */
  typed: string;
  /** Why no code was sent. */
  problem?: string | undefined;
  /** A code is being sent. */
  busy: boolean;
  /** Hears of each change, to keep what was typed. */
  onType: (email: string) => void;
  /** Takes an address of the institute. */
  onSend: (email: string) => void;
  /** Back to the code of the institute. */
  onOtherCode: () => void;
}

const isWithin = (email: string, domains: readonly string[]) => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.some(domain => host === domain || host.endsWith(`.${domain}`));
};

/** The e-mail that the institute gave its shopper, to which a code goes (programmes-03). */
export function InstituteEmailForm({
  programme,
  institute,
  domains,
  typed,
  problem,
  busy,
  onType,
  onSend,
  onOtherCode,
}: InstituteEmailFormProps) {
  const endings = listOf(domains, 'disjunction');
  const {
    register,
    control,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({
    resolver: valibotResolver(
      v.object({
        email: v.pipe(
          emailRule,
          v.check(email => isWithin(email, domains), text.emailElsewhere(endings)),
        ),
      }),
    ),
    defaultValues: { email: typed },
  });
  const email = useWatch({ control, name: 'email' });
  useEffect(() => {
    if (email !== '') onType(email);
    // oxlint-disable-next-line react/exhaustive-deps -- told of what is typed, not of each rendering
  }, [email]);
  useEffect(() => setFocus('email'), [problem, setFocus]);
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      aria-labelledby="verify-mail"
      onSubmit={event => void handleSubmit(values => onSend(values.email))(event)}
    >
      <h2 id="verify-mail">{institute}</h2>
      <EmailField
        {...register('email')}
        label={text.email[programme]}
        hint={domains.length > 0 ? text.emailHint(endings) : undefined}
        error={errors.email?.message ?? problem}
        announced
      />
      <Button type="submit" wide busy={busy}>
        {text.sendCode}
      </Button>
      <Button kind="link" onClick={onOtherCode}>
        {text.otherCode[programme]}
      </Button>
    </form>
  );
}
