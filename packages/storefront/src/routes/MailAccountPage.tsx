import * as text from '@shop/messages/signInWays';
import { useEffect, useRef, useState } from 'react';
import { data as routeData, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { Entrance } from '../features/account/Entrance.tsx';
import { OauthSignIn } from '../features/account/identityQueries.ts';
import { endMailSignIn } from '../features/account/mailAccounts.ts';
import { SigningIn } from '../features/account/SigningIn.tsx';
import { tokenOf, useSignInWith } from '../features/account/useSignInWith.ts';
import { useWayBack } from '../features/account/useWayBack.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { safePath } from '../features/shared/safePath.ts';
import { signInHref } from '../features/shared/signInHref.ts';
import { useHandedOver } from '../features/shared/useHandedOver.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';

const handedOver = ['code', 'state', 'error'] as const;

/** A back end that knows no provider has no such page. */
export function loader(args: LoaderFunctionArgs) {
  const { has, variant } = loaderContext(args);
  if (!variant.mailAccounts || !has('mail-accounts')) throw routeData(null, { status: 404 });
  return null;
}

/** Where a mail provider sends back to: what this tab has begun is brought to its end, once (session-18). */
export function Component() {
  const answer = useHandedOver(handedOver);
  const ready = useSessionReady();
  const { problem, run } = useSignInWith();
  const [from, setFrom] = useState('/');
  const [isOver, setIsOver] = useState(false);
  const isTried = useRef(false);
  useEffect(() => {
    if (!ready || !answer || isTried.current) return;
    isTried.current = true;
    const { input, from: origin } = endMailSignIn(answer.code, answer.state);
    setFrom(origin);
    if (input) void run(async commerce => tokenOf((await commerce.mutate(OauthSignIn, { input })).oauthSignIn));
    else setIsOver(true);
  }, [ready, answer, run]);
  useWayBack(from);
  const why = problem || isOver ? (answer?.error ? text.mailCancelled : text.mailRefused) : undefined;
  return (
    <Entrance>
      <PageTitle page={text.signingIn} />
      <SigningIn problem={why} signInHref={signInHref(safePath(from))} />
    </Entrance>
  );
}
