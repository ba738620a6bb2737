import { userSlice } from '@shop/state';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommerceError } from '@shop/commerce-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './SignInPage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Rule session-10.
it.each([
  ['the path that the address names', '/sign-in?from=%2Fcart', '', '/cart'],
  ['home, to another shop', '/sign-in?from=%2F%2Fevil.test', '', '/'],
  ['the page that was visited last', '/sign-in', '', '/tv.html?page=2'],
  ['home, from there', '/sign-in', `${location.origin}/`, '/'],
])('leads who is signed in to %s', async (_, path, referrer, to) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const { router } = renderShop({
    backEnd: cartBackEnd([]),
    path,
    signedIn: true,
    stored: { visited: ['/tv.html?page=2', '/sign-in'] },
    routes: [
      { path: '/sign-in', loader: () => ({ brands: undefined, providers: [] }), Component },
      { path: '*', element: <h1>There</h1> },
    ],
  });
  await screen.findByRole('heading', { name: 'There' });
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

const lost = () => {
  throw new CommerceError({ problem: { kind: 'network', message: 'No answer.' } });
};
const justNow = () => ({
  sendSignInOtp: { success: false, message: 'We have sent something just now.', retry_after: 12 },
});
const tooOften = () => ({
  sendSignInOtp: { success: false, message: 'That was asked for too often.', retry_after: 1200 },
});

// Rule session-22.
it.each([
  ['whose answer is lost', lost, /^There was no answer\. If a code comes/, true],
  ['that was sent just now', justNow, 'We have sent something just now.', true],
  ['that is not sent', tooOften, 'That was asked for too often.', false],
])('takes a code %s: %s', async (_, answer, said, takes) => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['sendSignInOtp'] = answer as never;
  renderShop({
    backEnd,
    path: '/sign-in?way=code',
    routes: [{ path: '/sign-in', loader: () => ({ brands: undefined, providers: [] }), Component }],
  });
  await userEvent.type(await screen.findByLabelText('E-mail or mobile number'), '98100 12345');
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await screen.findByText(said);
  expect(screen.queryByLabelText('One-time code') !== null).toBe(takes);
});

it('tells nothing of a refusal that was not its own', async () => {
  const { store } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/sign-in',
    routes: [{ path: '/sign-in', loader: () => ({ brands: undefined, providers: [] }), Component }],
  });
  await screen.findByLabelText('Password');
  act(() => {
    store.dispatch(
      userSlice.actions.failed({ step: 'signIn', problem: { kind: 'rejected', message: 'This code is wrong.' } }),
    );
  });
  expect(screen.queryByText('This code is wrong.')).toBeNull();
});
