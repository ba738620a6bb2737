import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommerceError } from '@shop/commerce-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CreatePasswordPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const path = '/customer/account/createPassword/?token=abc&email=asha%40example.com';

function openPage(address: string, answer: (variables: unknown) => unknown) {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['resetPassword'] = answer as never;
  return renderShop({ backEnd, path: address, routes: [{ path: '/customer/account/createPassword', Component }] });
}

// Rules session-11, session-12.
it('takes the token out of the address, says the rules while one types, and sends a password that keeps them', async () => {
  const reset = vi.fn(() => {
    throw new CommerceError({
      problem: { kind: 'rejected', message: 'The password token is expired. Reset and try again.' },
    });
  });
  const { router } = openPage(path, reset);
  const field = await screen.findByLabelText('New password');
  expect(router.state.location.search).toBe('');
  await userEvent.type(field, 'sunflower');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByText(/^Minimum of different classes/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('The password meets 2 of 3 rules.')).toBeTruthy();
  await userEvent.type(field, '-A1');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The password token is expired. Reset and try again.');
  expect(reset).toHaveBeenCalledExactlyOnceWith({ email: 'asha@example.com', token: 'abc', password: 'sunflower-A1' });
  expect(field).toHaveProperty('value', 'sunflower-A1');
});

// Rule session-21.
it.each([
  ['the path that was come from', { path: '/cart?x=1' }, '/cart?x=1'],
  ['home, to another shop', { path: '//evil.test' }, '/'],
  ['home, where nothing is known', undefined, '/'],
])('leads with the new password to %s', async (_, resetOrigin, to) => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['resetPassword'] = (() => ({ resetPassword: true })) as never;
  const { router } = renderShop({
    backEnd,
    path,
    ...(resetOrigin && { stored: { resetOrigin } }),
    routes: [
      { path: '/customer/account/createPassword', Component },
      { path: '*', element: <h1>There</h1> },
    ],
  });
  await userEvent.type(await screen.findByLabelText('New password'), 'sunflower-A1');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await screen.findByRole('heading', { name: 'There' });
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

// Rule session-11.
it('is there for who is signed in, too, as whoever owns the link or as somebody else', async () => {
  const backEnd = cartBackEnd([]);
  const reset = vi.fn(() => ({ resetPassword: true }));
  backEnd.graphql['resetPassword'] = reset as never;
  const { router } = renderShop({
    backEnd,
    path,
    stored: { signin_token: 'token-of-ravi' },
    routes: [
      { path: '/customer/account/createPassword', Component },
      { path: '*', element: <h1>There</h1> },
    ],
  });
  await userEvent.type(await screen.findByLabelText('New password'), 'sunflower-A1');
  expect(router.state.location.pathname).toContain('createPassword');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await screen.findByRole('heading', { name: 'There' });
  expect(reset).toHaveBeenCalledOnce();
  expect(localStorage.getItem('M2_VENIA_BROWSER_PERSISTENCE__signin_token')).not.toContain('token-of-ravi');
});

it('says that a link without a token is not complete', async () => {
  openPage('/customer/account/createPassword', () => ({}));
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeTruthy();
});

it('signs in with the password that is set already where that did not work at once', async () => {
  const backEnd = cartBackEnd([]);
  const reset = vi.fn(() => ({ resetPassword: true }));
  backEnd.graphql['resetPassword'] = reset as never;
  backEnd.fail('signIn', new CommerceError({ problem: { kind: 'rejected', message: 'Please wait a moment.' } }));
  renderShop({
    backEnd,
    path,
    routes: [
      { path: '/customer/account/createPassword', Component },
      { path: '*', element: <h1>There</h1> },
    ],
  });
  await userEvent.type(await screen.findByLabelText('New password'), 'sunflower-A1');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a moment.');
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await screen.findByRole('heading', { name: 'There' });
  expect(reset).toHaveBeenCalledOnce();
});
