import * as text from '@shop/messages/account';
import { useSearchParams } from 'react-router';
import { Entrance } from '../features/account/Entrance.tsx';
import { MailForm } from '../features/account/MailForm.tsx';
import { MailSent } from '../features/account/MailSent.tsx';
import { useForgottenPassword } from '../features/account/useForgottenPassword.ts';
import { useOrigin } from '../features/account/useWayBack.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { safePath } from '../features/shared/safePath.ts';
import { signInHref } from '../features/shared/signInHref.ts';

/** Asks for a link to set a new password. */
export function Component() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  const back = signInHref(safePath(from));
  const originOf = useOrigin();
  const { busy, sentTo, typed, problem, ask, change } = useForgottenPassword();
  return (
    <Entrance>
      <PageTitle page={text.forgottenTitle} />
      {sentTo === undefined ? (
        <MailForm
          title={text.forgottenTitle}
          help={text.forgottenHelp}
          send={text.sendLink}
          busy={busy}
          known={typed}
          problem={problem}
          onSend={({ email }) => void ask(email, originOf(from))}
          signInHref={back}
        />
      ) : (
        <MailSent message={text.linkSent(sentTo)} help={text.nothingCame} onOther={change} signInHref={back} />
      )}
    </Entrance>
  );
}
