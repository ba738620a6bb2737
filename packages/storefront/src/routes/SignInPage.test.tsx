import { userSlice } from '@shop/state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommerceError } from '@shop/commerce-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { tabStorage } from '../features/shared/tabStorage.ts';
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

it.each([
  ['was sent', { success: true, message: null, retry_after: 30 }],
  ['was not sent', { success: false, message: 'That was asked for too often.', retry_after: 1200 }],
])('leaves who types another number alone when it is answered that a code to the one before %s', async (_, said) => {
  tabStorage().set('askedCode', { channel: 'MOBILE', value: '9810012345', nextAt: Date.now() - 1 }, 600);
  const backEnd = cartBackEnd([]);
  const { promise, ...answer } = Promise.withResolvers<object>();
  backEnd.graphql['sendSignInOtp'] = () => promise;
  renderShop({
    backEnd,
    path: '/sign-in?way=code',
    routes: [{ path: '/sign-in', loader: () => ({ brands: undefined, providers: [] }), Component }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use another e-mail or number' }));
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail or mobile number');
  await userEvent.clear(field);
  await userEvent.type(field, '98300');
  answer.resolve({ sendSignInOtp: said });
  const send = screen.getByRole('button', { name: 'Send the code' });
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('E-mail or mobile number').value).toBe('98300');
  expect(screen.queryByText('That was asked for too often.')).toBeNull();
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
