import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommerceError } from '@shop/commerce-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './ForgotPasswordPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function openPage(answer: () => unknown) {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['requestPasswordReset'] = answer as never;
  renderShop({ backEnd, path: '/forgot-password?from=%2Fcart', routes: [{ path: '/forgot-password', Component }] });
}

const refusal = () => {
  throw new CommerceError({ problem: { kind: 'rejected', message: "Cannot reset the customer's password" } });
};

// Rule session-13.
it.each([
  ['is one', () => ({ requestPasswordResetEmail: true })],
  ['is none', refusal],
])('says the same where there %s', async (_, answer) => {
  openPage(answer);
  await userEvent.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  const sent = await screen.findByRole('heading', { name: 'Look into your mail' });
  await waitFor(() => expect(document.activeElement).toBe(sent));
  screen.getByText(/^If an account has the address asha@example\.com/);
  expect(screen.getByRole('link', { name: 'Back to signing in' }).getAttribute('href')).toBe('/sign-in?from=%2Fcart');
  await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'asha@example.com');
  // Rule session-21.
  expect(JSON.stringify(localStorage)).toContain('/cart');
});

it('keeps the address and says so when nothing could be asked for', async () => {
  openPage(() => {
    throw new CommerceError({ problem: { kind: 'network', message: 'No answer.' } });
  });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'asha@example.com');
});
