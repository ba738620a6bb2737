import * as text from '@shop/messages/account';
import { resetPassword, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Button } from '@shop/ui';
import { Link2Off } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCommerce } from '../context/CommerceContext.ts';
import { Entrance } from '../features/account/Entrance.tsx';
import { ResetPassword } from '../features/account/passwordQueries.ts';
import { ResetPasswordForm } from '../features/account/ResetPasswordForm.tsx';
import { readResetOrigin } from '../features/account/resetOrigin.ts';
import { useWayBack } from '../features/account/useWayBack.ts';
import { useDoubt } from '../features/shared/account/useDoubt.ts';
import { EmptyState } from '../features/shared/EmptyState.tsx';
import { rulesOf } from '../features/shared/newPassword/passwordRules.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { useHandedOver } from '../features/shared/useHandedOver.ts';
import { useShell } from '../features/shared/useShell.ts';

const handedOver = ['token', 'email'] as const;
const { selectUserPending } = userSlice.selectors;

/** Leads on once the new password is set. */
function WayOn() {
  const dispatch = useAppDispatch();
  useWayBack(dispatch(readResetOrigin()));
  return null;
}

/** Also for who is signed in, as whomever: the link is the proof, and its owner may have opened it here on purpose. */
function NewPassword({ token, email }: { token: string; email: string }) {
  const { client } = useCommerce();
  const { store } = useShell();
  const dispatch = useAppDispatch();
  const busy = useAppSelector(state => selectUserPending(state, 'resetPassword') || selectUserPending(state, 'signIn'));
  const [problem, setProblem] = useState<string>();
  const [isSet, setIsSet] = useState(false);
  const isSent = useRef<string>(undefined);
  const doubt = useDoubt();
  const reset = async (password: string) => {
    setProblem(undefined);
    const send = async () => {
      // The link works once. Set already, the password is signed in with, which may not have worked before.
      if (isSent.current === password) return;
      await client.mutate(ResetPassword, { email, token, password });
      isSent.current = password;
    };
    const outcome = await dispatch(resetPassword({ email, password }, send, doubt.isOf(password)));
    doubt.note(password, outcome);
    if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
    if (outcome.status === 'done') setIsSet(true);
  };
  return (
    <>
      <ResetPasswordForm
        rules={rulesOf(store)}
        email={email}
        busy={busy}
        problem={problem}
        onReset={({ password }) => void reset(password)}
        forgottenHref="/forgot-password"
      />
      {isSet && <WayOn />}
    </>
  );
}

/** Where the mail leads that lets a customer set a new password (session-11). */
export function Component() {
  const link = useHandedOver(handedOver);
  return (
    <Entrance>
      <PageTitle page={text.forgottenTitle} />
      {link?.token !== undefined && link.email !== undefined ? (
        <NewPassword token={link.token} email={link.email} />
      ) : (
        link && (
          <EmptyState
            picture={<Link2Off size={48} strokeWidth={1.25} />}
            level={1}
            title={text.linkBroken}
            action={<Button href="/forgot-password">{text.askAgain}</Button>}
          >
            {text.linkBrokenHelp}
          </EmptyState>
        )
      )}
    </Entrance>
  );
}
