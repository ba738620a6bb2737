import { signIn as signInText } from '@shop/messages/account';
import { shopHome } from '@shop/messages/chrome';
import { lastVisit, signIn, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Card, Link } from '@shop/ui';
import { Suspense, useEffect } from 'react';
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../context/loaderContext.ts';
import { useShop } from '../context/ShopContext.ts';
import css from '../features/account/Account.module.css';
import { SignInBrands, type BrandsData } from '../features/account/SignInBrands.tsx';
import { SignInForm } from '../features/account/SignInForm.tsx';
import { loadBlock } from '../features/shared/loadBlock.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { safePath } from '../features/shared/safePath.ts';

const { selectIsSignedIn, selectUserPending, selectUserError } = userSlice.selectors;

/**
 * The block of brands is waited for on the server only: in the browser the form stands at once, and they come when they
 * come.
 */
export async function loader(args: LoaderFunctionArgs): Promise<BrandsData> {
  const { client, has } = loaderContext(args);
  const brands = loadBlock(client, 'sign-in-brands', has).catch(() => undefined);
  return { brands: typeof document === 'undefined' ? await brands : brands };
}

/** Sign-in with the way back to where the shopper came from. Whoever is signed in already goes straight there. */
export function Component() {
  const {
    variant,
    slots: { Wordmark },
  } = useShop();
  const { brands } = useLoaderData<BrandsData>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const signedIn = useAppSelector(selectIsSignedIn);
  const busy = useAppSelector(state => selectUserPending(state, 'signIn'));
  const problem = useAppSelector(state => selectUserError(state, 'signIn'));
  const from = params.get('from');
  useEffect(() => {
    if (!signedIn || busy) return;
    // Only the home page leads here without a name of its own.
    const isFromHome = document.referrer.startsWith(location.origin);
    void navigate(safePath(from ?? (isFromHome ? '/' : dispatch(lastVisit()))), { replace: true });
  }, [signedIn, busy, navigate, from, dispatch]);
  return (
    <div className={css['page']}>
      <PageTitle page={signInText} />
      <Card className={css['card']}>
        <Link className={css['logo']} href="/" aria-label={shopHome(variant.name)}>
          <Wordmark />
        </Link>
        <SignInForm
          busy={busy}
          problem={problem ? problemText(problem) : undefined}
          onSignIn={values => void dispatch(signIn(values))}
          createHref={from ? `/create-account?from=${encodeURIComponent(safePath(from))}` : '/create-account'}
        />
      </Card>
      <Suspense>
        <SignInBrands brands={brands} />
      </Suspense>
    </div>
  );
}
