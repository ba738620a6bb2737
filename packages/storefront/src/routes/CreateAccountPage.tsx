import { accountMade, createTitle } from '@shop/messages/account';
import { createAccount, signIn, useAppDispatch, useAppSelector, userSlice } from '@shop/state';
import { Card } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFeature } from '../context/features.ts';
import css from '../features/account/Account.module.css';
import { CreateAccountForm } from '../features/account/CreateAccountForm.tsx';
import type { AccountValues } from '../features/account/credentials.ts';
import { useWayBack } from '../features/account/useWayBack.ts';
import { useDoubt } from '../features/shared/account/useDoubt.ts';
import { forgetInvitation, readInvitation } from '../features/shared/invitation.ts';
import { rulesOf } from '../features/shared/newPassword/passwordRules.ts';
import { PageTitle } from '../features/shared/PageTitle.tsx';
import { problemText } from '../features/shared/problemText.ts';
import { safePath } from '../features/shared/safePath.ts';
import { signInHref } from '../features/shared/signInHref.ts';
import { useShell } from '../features/shared/useShell.ts';

const { selectIsSignedIn, selectUserPending } = userSlice.selectors;

/** What an order hands over in the address (checkout-12). */
const handedOver = { email: 'email', firstName: 'firstname', lastName: 'lastname' } as const;

/** A new account. What an order handed over in the address fills the form and is then taken out of the address. */
export function Component() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const { store } = useShell();
  const [known, setKnown] = useState<Partial<AccountValues>>({});
  const signedIn = useAppSelector(selectIsSignedIn);
  const creating = useAppSelector(
    state => selectUserPending(state, 'createAccount') || selectUserPending(state, 'signIn'),
  );
  // What was refused here: that of an earlier visit is not about this form.
  const [refusal, setRefusal] = useState<string>();
  // E-mail of the account that was made, though signing in with it failed: it is not made twice.
  const [made, setMade] = useState<string>();
  const from = params.get('from');
  useWayBack(from);
  const takesInvitation = useFeature('referral');

  useEffect(() => {
    const found = Object.entries(handedOver).flatMap(([parameter, field]) => {
      const value = params.get(parameter);
      return value === null ? [] : [[field, value.slice(0, 255)] as const];
    });
    if (found.length === 0) return;
    setKnown(values => ({ ...values, ...Object.fromEntries(found) }));
    const clean = new URLSearchParams(params);
    for (const parameter of Object.keys(handedOver)) clean.delete(parameter);
    setParams(clean, { replace: true, preventScrollReset: true });
  }, [params, setParams]);
  useEffect(() => {
    const invitation = takesInvitation ? dispatch(readInvitation()) : undefined;
    if (invitation !== undefined) setKnown(values => ({ ...values, invitation }));
  }, [dispatch, takesInvitation]);
  useEffect(() => {
    if (signedIn && !creating) dispatch(forgetInvitation());
  }, [signedIn, creating, dispatch]);

  const doubt = useDoubt();
  const create = async (values: AccountValues) => {
    const { email, password, mobileNumber, invitation } = values;
    const account = { ...values, mobileNumber: mobileNumber || undefined, invitation: invitation || undefined };
    let isMade = email === made;
    const onMade = () => {
      isMade = true;
      setMade(email);
    };
    setRefusal(undefined);
    const who = `${email} ${password}`;
    const outcome = await dispatch(
      isMade ? signIn({ email, password }) : createAccount(account, onMade, doubt.isOf(who)),
    );
    doubt.note(who, outcome);
    if (outcome.status !== 'failed') return;
    const why = problemText(outcome.problem);
    setRefusal(isMade ? accountMade(why) : why);
  };

  return (
    <div className={css['plain']}>
      <PageTitle page={createTitle} />
      <Card className={css['card']}>
        <CreateAccountForm
          rules={rulesOf(store)}
          known={known}
          busy={creating}
          takesInvitation={takesInvitation}
          problem={refusal}
          onCreate={values => void create(values)}
          signInHref={signInHref(safePath(from))}
        />
      </Card>
    </div>
  );
}
