import { createTitle } from '@shop/messages/account';
import { createAccount, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Card } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import css from '../features/account/Account.module.css';
import { CreateAccountForm } from '../features/account/CreateAccountForm.tsx';
import type { AccountValues } from '../features/account/credentials.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { safePath } from '../features/shared/safePath.ts';
import { signInHref } from '../features/shared/signInHref.ts';
import { useShell } from '../features/shared/useShell.ts';

const { selectIsSignedIn, selectUserPending, selectUserError } = userSlice.selectors;

/** What an order hands over in the address (checkout-12). */
const handedOver = { email: 'email', firstName: 'firstname', lastName: 'lastname' } as const;

/** A new account. What an order handed over in the address fills the form and is then taken out of the address. */
export function Component() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { store } = useShell();
  const [known, setKnown] = useState<Partial<AccountValues>>({});
  const signedIn = useAppSelector(selectIsSignedIn);
  const creating = useAppSelector(
    state => selectUserPending(state, 'createAccount') || selectUserPending(state, 'signIn'),
  );
  const problem = useAppSelector(state => selectUserError(state, 'createAccount'));
  const target = safePath(params.get('from'));

  useEffect(() => {
    const found = Object.entries(handedOver).flatMap(([parameter, field]) => {
      const value = params.get(parameter);
      return value === null ? [] : [[field, value.slice(0, 255)] as const];
    });
    if (found.length === 0) return;
    setKnown(Object.fromEntries(found));
    const clean = new URLSearchParams(params);
    for (const parameter of Object.keys(handedOver)) clean.delete(parameter);
    setParams(clean, { replace: true, preventScrollReset: true });
  }, [params, setParams]);
  useEffect(() => {
    if (signedIn && !creating) void navigate(target, { replace: true });
  }, [signedIn, creating, navigate, target]);

  return (
    <div className={css['plain']}>
      <PageTitle page={createTitle} />
      <Card className={css['card']}>
        <CreateAccountForm
          rules={{
            minimumLength: Number(store?.minimum_password_length ?? 8),
            requiredClasses: Number(store?.required_character_classes_number ?? 3),
          }}
          known={known}
          busy={creating}
          problem={problem ? problemText(problem) : undefined}
          onCreate={values =>
            void dispatch(createAccount({ ...values, mobileNumber: values.mobileNumber || undefined }))
          }
          signInHref={signInHref(target)}
        />
      </Card>
    </div>
  );
}
