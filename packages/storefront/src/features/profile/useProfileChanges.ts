import { ChangeCustomerPassword, CommerceError, UpdateCustomer } from '@shop/commerce-client';
import * as text from '@shop/messages/profile';
import { addToast, useAppDispatch, userSlice } from '@shop/state';
import { useState, type RefObject } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { isLostAnswer } from '../shared/account/lostAnswer.ts';
import { problemText } from '../shared/problemText.ts';
import { type Channel, contactOf, contacts } from './contacts.ts';
import { ProfileQuery, UpdateEmail, type Profile } from './profileQueries.ts';

/** Speaks of a login, which is not asked for here. Other words stay: they may say that the account is locked. */
const wrongLogin = 'Invalid login or password.';

/** Why a change was refused, and whether it is the password that stands in the form. */
export interface ProfileProblem {
  message: string;
  isPassword: boolean;
}

const read = (reason: unknown): ProfileProblem => {
  if (!(reason instanceof CommerceError) || isLostAnswer(reason)) return { message: text.unsure, isPassword: false };
  const { problem } = reason;
  const message = problemText(problem);
  const isPassword = problem.kind === 'rejected' && problem.isIdentity === true;
  return { message: isPassword && message === wrongLogin ? text.currentWrong : message, isPassword };
};

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/**
 * Changes what the account knows of its customer. A lost answer is settled by looking (account-03). What is refused is
 * said in its own form, and as a toast where that is no longer open.
 *
 * @param opening another object for each time that a form is opened or closed, and once the page is left.
 */
export function useProfileChanges(
  { email }: Pick<Profile, 'email'>,
  opening: RefObject<object>,
  onChanged: () => void,
) {
  const { client, commerce } = useCommerce();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProfileProblem>();

  /** @param isDone looks whether it was done although no answer came. */
  const run = async (send: () => Promise<unknown>, isDone: () => Promise<boolean>, done: string) => {
    if (busy) return false;
    const sent = opening.current;
    setBusy(true);
    setProblem(undefined);
    let wrong: ProfileProblem | undefined;
    try {
      await send();
    } catch (reason) {
      const isSettled = isLostAnswer(reason) && (await isDone().catch(() => false));
      if (!isSettled) wrong = read(reason);
    }
    setBusy(false);
    if (wrong) {
      if (opening.current === sent) setProblem(wrong);
      else dispatch(addToast({ type: 'error', message: wrong.message, dismissable: true }));
      return false;
    }
    dispatch(addToast({ type: 'success', message: done, dismissable: true }));
    onChanged();
    return true;
  };
  const profileNow = async () => (await client.query(ProfileQuery, {}, { requestPolicy: 'network-only' })).customer;

  return {
    busy,
    problem,
    /** Another form is opened: what was said about the last no longer holds. */
    forget: () => setProblem(undefined),
    rename: async (names: { firstname: string; lastname: string }) => {
      const isRenamed = await run(
        () => client.mutate(UpdateCustomer, { customerInput: names }),
        async () => {
          const profile = await profileNow();
          return profile?.firstname === names.firstname && profile.lastname === names.lastname;
        },
        text.nameSaved,
      );
      if (isRenamed) dispatch(userSlice.actions.detailsReceived({ email, ...names }));
      return isRenamed;
    },
    move: (wanted: string, password: string) =>
      run(
        () => client.mutate(UpdateEmail, { email: wanted, password }),
        async () => isSame((await profileNow())?.email ?? null, wanted),
        text.emailSaved,
      ),
    removeContact: (channel: Channel) =>
      run(
        () =>
          client.mutate(UpdateCustomer, {
            customerInput: { custom_attributes: [{ attribute_code: contacts[channel].attribute, value: '' }] },
          }),
        async () => {
          const profile = await profileNow();
          return profile !== null && contactOf(profile, channel) === undefined;
        },
        contacts[channel].removed,
      ),
    changePassword: (currentPassword: string, newPassword: string) =>
      run(
        () => client.mutate(ChangeCustomerPassword, { currentPassword, newPassword }),
        // Nothing tells what a password is but signing in with it.
        async () => Boolean(await commerce.signIn({ email: email ?? '', password: newPassword })),
        text.passwordSaved,
      ),
  };
}
