import type { Problem } from '@shop/commerce-client';
import { signIn as signInText } from '@shop/messages/account';
import { linkRefused } from '@shop/messages/signInWays';
import { signIn, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Notice } from '@shop/ui';
import { useState } from 'react';
import { useLoaderData, useLocation, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useFeature } from '../context/features.ts';
import { loaderContext } from '../context/loaderContext.ts';
import { useShop } from '../context/ShopContext.ts';
import css from '../features/account/Account.module.css';
import { Entrance } from '../features/account/Entrance.tsx';
import { loadProviders, type Provider } from '../features/account/mailAccounts.ts';
import { MailProviders } from '../features/account/MailProviders.tsx';
import { OtherWays, type Way } from '../features/account/OtherWays.tsx';
import { SignInBrands, type BrandsData } from '../features/account/SignInBrands.tsx';
import { SignInCode } from '../features/account/SignInCode.tsx';
import { SignInForm, type SignInFormProps } from '../features/account/SignInForm.tsx';
import { SignInLink } from '../features/account/SignInLink.tsx';
import { useWayBack } from '../features/account/useWayBack.ts';
import { loadBlock } from '../features/shared/loadBlock.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { safePath } from '../features/shared/safePath.ts';
import type { Coming } from '../features/shared/useArrived.ts';
import { useSessionReady } from '../features/shared/useSessionReady.ts';

const { selectUserPending } = userSlice.selectors;

interface SignInData extends BrandsData {
  /** Mail providers whose accounts sign in here. */
  providers: Coming<Provider[]>;
}

/**
 * Brands and providers are waited for on the server only: in the browser the form stands at once, and they come when
 * they come.
 */
export async function loader(args: LoaderFunctionArgs): Promise<SignInData> {
  const { client, has, variant } = loaderContext(args);
  const brands = loadBlock(client, 'sign-in-brands', has).catch(() => undefined);
  const providers = variant.mailAccounts && has('mail-accounts') ? loadProviders(client).catch(() => []) : [];
  return typeof document === 'undefined' ? { brands: await brands, providers: await providers } : { brands, providers };
}

/** What another page hands over that could not sign in: nothing of it stands in the address. */
function useHint(): { isRefused: boolean; contact: string | undefined } {
  const ready = useSessionReady();
  const { state: kept } = useLocation();
  // The document that is hydrated was drawn without it.
  const state = (ready ? kept : null) as { refused?: unknown; contact?: unknown } | null;
  return {
    isRefused: state?.refused === 'link',
    contact: typeof state?.contact === 'string' ? state.contact : undefined,
  };
}

/** E-mail and password. */
function Password(props: Pick<SignInFormProps, 'createHref' | 'forgottenHref' | 'others'>) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(state => selectUserPending(state, 'signIn'));
  // What was refused here: the last refusal of another way, or of an earlier visit, is not about this form.
  const [problem, setProblem] = useState<Problem>();
  const send = async (credentials: { email: string; password: string }) => {
    setProblem(undefined);
    const outcome = await dispatch(signIn(credentials));
    if (outcome.status === 'failed') setProblem(outcome.problem);
  };
  return (
    <SignInForm
      busy={busy}
      problem={problem ? problemText(problem) : undefined}
      onSignIn={values => void send(values)}
      {...props}
    />
  );
}

/**
 * Signing in, in one of the ways that this shop has, and then the way back to where the shopper came from. Whoever is
 * signed in already goes straight there.
 */
export function Component() {
  const { brands, providers } = useLoaderData<SignInData>();
  const { variant } = useShop();
  const has = { code: useFeature('sign-in-code'), link: useFeature('sign-in-link') };
  const [params] = useSearchParams();
  const { isRefused, contact } = useHint();
  const named = params.get('from');
  useWayBack(named);
  const from = named ? safePath(named) : undefined;
  const asked = params.get('way');
  const way: Way = (asked === 'code' || asked === 'link') && has[asked] ? asked : 'password';
  const at = (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ ...query, ...(from && { from }) }).toString();
    return search === '' ? path : `${path}?${search}`;
  };
  const hrefs = {
    password: at('/sign-in'),
    ...(has.code && { code: at('/sign-in', { way: 'code' }) }),
    ...(has.link && { link: at('/sign-in', { way: 'link' }) }),
    [way]: undefined,
  };
  const others = (
    <div className={css['others']}>
      <OtherWays hrefs={hrefs} />
      {variant.mailAccounts && <MailProviders providers={providers} from={from} />}
    </div>
  );
  return (
    <Entrance shown={way} below={<SignInBrands brands={brands} />}>
      <PageTitle page={signInText} />
      {isRefused && (
        <div className={css['refused']}>
          <Notice tone="warning">{linkRefused}</Notice>
        </div>
      )}
      {way === 'password' && (
        <Password createHref={at('/create-account')} forgottenHref={at('/forgot-password')} others={others} />
      )}
      {way === 'code' && <SignInCode key={contact} known={contact} />}
      {way === 'link' && <SignInLink from={from} signInHref={at('/sign-in')} />}
      {way !== 'password' && others}
    </Entrance>
  );
}
