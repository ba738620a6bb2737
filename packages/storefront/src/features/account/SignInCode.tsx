import { enterCode } from '@shop/messages/oneTimeCode';
import * as text from '@shop/messages/signInWays';
import { CodeForm } from '../shared/oneTimeCode/CodeForm.tsx';
import css from './Account.module.css';
import { CodeContactForm } from './CodeContactForm.tsx';
import { useSignInCode } from './useSignInCode.ts';

/**
 * Signing in by a one-time code: first where it goes, then the code itself.
 *
 * @param known number or address that a link named.
 */
export function SignInCode({
  known,
}: {
  /** Mobile number or e-mail address that a link named, filled in already; absent without any. */
  known?: string | undefined;
}) {
  const { asked, typed, busy, problem, send, verify, change } = useSignInCode();
  return asked ? (
    <CodeForm
      labelledBy="enter-code"
      bySms={asked.channel === 'MOBILE'}
      nextAt={asked.nextAt}
      problem={problem}
      busy={busy}
      enterLabel={text.enter}
      otherLabel={text.otherContact}
      onEnter={otp => void verify(otp)}
      onAnother={() => void send(asked.value)}
      onOther={change}
    >
      <h1 id="enter-code">{enterCode}</h1>
      <p className={css['long']}>{text.sentTo(asked.value)}</p>
    </CodeForm>
  ) : (
    <CodeContactForm
      known={typed ?? known}
      busy={busy}
      problem={problem}
      onSend={({ contact }) => void send(contact)}
    />
  );
}
