import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component as CoinsPage } from './CoinsPage.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const told = {
  customer: {
    mw_reward_points: {
      balance: { points: 120, money: { currency: 'INR', value: 120 } },
      expiration_date: null,
      transactions: null,
    },
  },
};

// Rule coins-01.
it.each([
  ['answers without coins', () => ({ customer: { mw_reward_points: null } })],
  ['answers without a customer', () => ({ customer: null })],
  ['fails', () => Promise.reject(problemError({ kind: 'rejected', message: 'Not today.' }))],
])('calls nothing none where the back end %s, and asks again', async (_, answer) => {
  const backEnd = cartBackEnd([]);
  Object.assign(backEnd.graphql, { getCoinTransactions: answer });
  renderShop({
    backEnd,
    path: '/zepp-coins',
    signedIn: true,
    routes: [{ path: '/zepp-coins', Component: CoinsPage }],
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^No .* yet$/)).toBeNull();
  Object.assign(backEnd.graphql, { getCoinTransactions: () => told });
  await userEvent.click(again);
  expect(await screen.findByText(/^Worth ₹120/)).toBeTruthy();
  // Rule referral-05.
  expect(screen.getByRole('link', { name: 'Invite friends and earn more' }).getAttribute('href')).toBe('/referral');
});
