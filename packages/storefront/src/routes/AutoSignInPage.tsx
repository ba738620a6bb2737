import * as text from '@shop/messages/signInWays';
import { useAppSelector, userSlice } from '@shop/state';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useFeature } from '../context/features.ts';
import { Entrance } from '../features/account/Entrance.tsx';
import { SigningIn } from '../features/account/SigningIn.tsx';
import { forgetAskedCode } from '../features/account/useSignInCode.ts';
import { useAutoSignIn } from '../features/account/useAutoSignIn.ts';
import { useWayBack } from '../features/account/useWayBack.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { safePath } from '../features/shared/safePath.ts';

/** Signs in by a signed link; any other leads to a one-time code, or to /sign-in, which says so (session-17). */
export function Component() {
  const { kind = '', value = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isOffered = useFeature('auto-sign-in');
  const hasCodes = useFeature('sign-in-code');
  const signedIn = useAppSelector(userSlice.selectors.selectIsSignedIn);
  const from = safePath(params.get('from'));
  const byCode = hasCodes && (kind === 'phone' || kind === 'email');
  const query = new URLSearchParams({ ...(byCode && { way: 'code' }), ...(from !== '/' && { from }) }).toString();
  const signInHref = query === '' ? '/sign-in' : `/sign-in?${query}`;
  useWayBack(from);
  const { problem, again } = useAutoSignIn(
    { kind, value, expires: params.get('expires'), signature: params.get('signature') },
    {
      isOffered,
      signedIn,
      onRefused: () => {
        if (byCode) forgetAskedCode();
        void navigate(signInHref, {
          replace: true,
          state: { refused: 'link', ...(byCode && { contact: value.slice(0, 254) }) },
        });
      },
    },
  );
  return (
    <Entrance>
      <PageTitle page={text.codeTitle} />
      <SigningIn problem={problem && problemText(problem)} onAgain={again} signInHref={signInHref} />
    </Entrance>
  );
}
