import { CommerceError } from '@shop/commerce-client';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CreateAccountPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (backEnd = cartBackEnd([])) => ({
  backEnd,
  ...renderShop({
    backEnd,
    path: '/create-account',
    routes: [
      { path: '/create-account', Component },
      { path: '*', element: <h1>There</h1> },
    ],
  }),
});

async function fillIn() {
  for (const [label, words] of [
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['E-mail', 'asha@example.com'],
    ['Password', 'sunflower-A1'],
  ] as const)
    await userEvent.type(await screen.findByLabelText(label), words);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

it('says nothing of what was refused at an earlier visit', async () => {
  const { backEnd, router } = open();
  const taken = 'A customer with the same email address already exists.';
  backEnd.fail('createAccount', new CommerceError({ problem: { kind: 'rejected', message: taken } }));
  await fillIn();
  await send();
  expect(await screen.findByText(taken)).toBeTruthy();
  await act(() => router.navigate('/contact-us'));
  await act(() => router.navigate('/create-account'));
  await screen.findByLabelText('E-mail');
  expect(screen.queryByText(taken)).toBeNull();
});

const lost = new CommerceError({ problem: { kind: 'network', message: 'Lost.' } });
const exists = new CommerceError({ problem: { kind: 'rejected', message: 'There is such an account.' } });

/** A press whose answers are all lost, after which the back end says that there is such an account. */
async function sendInDoubt() {
  const backEnd = cartBackEnd([]);
  backEnd.fail('createAccount', lost);
  backEnd.fail('signIn', lost);
  open(backEnd);
  await fillIn();
  await send();
  await screen.findByRole('alert');
  backEnd.fail('createAccount', exists);
  return backEnd;
}

it('signs in with the account that a press before has made, whose answers were all lost', async () => {
  await sendInDoubt();
  await send();
  expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
});

it('tries the password at no other account than that of the press whose answers were lost', async () => {
  const backEnd = await sendInDoubt();
  await userEvent.type(screen.getByLabelText('E-mail'), '.in');
  await send();
  expect(await screen.findByText('There is such an account.')).toBeTruthy();
  expect(backEnd.calls.filter(({ name }) => name === 'signIn')).toHaveLength(1);
});

it('says that there is an account where signing in with it failed, and makes no second one', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.fail('signIn', new CommerceError({ problem: { kind: 'rejected', message: 'Please wait a moment.' } }));
  open(backEnd);
  await fillIn();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your account is ready, but you are not signed in yet. Please wait a moment.',
  );
  await send();
  await screen.findByRole('heading', { name: 'There' });
  expect(backEnd.calls.filter(({ name }) => name === 'createAccount')).toHaveLength(1);
});
