import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './SavedPaymentsPage.tsx';

const token = (hash: string, lastFour: string, expirationDate: string) => ({
  public_hash: hash,
  payment_method_code: 'razorpay',
  type: 'card',
  details: JSON.stringify({ type: 'VI', maskedCC: lastFour, expirationDate }),
});

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(items: object[], signedIn = true) {
  const backEnd = cartBackEnd([]);
  const kept = { items, deleted: [] as string[], answer: async () => ({ deletePaymentToken: { result: true } }) };
  backEnd.graphql['getSavedPayments'] = async () => ({
    customerPaymentTokens: { items: kept.items },
    storeConfig: { store_code: 'kaveri', razorpay_vault_active: true, cashfree_vault_active: true },
  });
  backEnd.graphql['deleteSavedPayment'] = async (input: unknown) => {
    kept.deleted.push((input as { token: string }).token);
    return kept.answer();
  };
  renderShop({
    backEnd,
    path: '/saved-payments',
    signedIn,
    routes: [
      { path: '/saved-payments', Component },
      { path: '/sign-in', element: <h1>Sign in</h1> },
    ],
  });
  return kept;
}

const ask = async (which = 'Delete Visa •••• 4242') => {
  await userEvent.click(await screen.findByRole('button', { name: which }));
  return within(await screen.findByRole('dialog'));
};

// Rule payment-21.
it('lists what is saved, and deletes it once that is confirmed', async () => {
  const kept = open([token('a', '4242', '12/2099'), token('b', '0341', '03/2020')]);
  expect(await screen.findByText('Expired 03/2020')).toBeTruthy();
  await userEvent.click((await ask()).getByRole('button', { name: 'Keep it' }));
  expect(kept.deleted).toEqual([]);
  kept.items = kept.items.slice(1);
  await userEvent.click((await ask()).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Visa •••• 4242 was deleted.');
  expect(kept.deleted).toEqual(['a']);
  expect(screen.queryByRole('button', { name: 'Delete Visa •••• 4242' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete Visa •••• 0341' })).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

it('says how one gets there where nothing is saved', async () => {
  open([]);
  expect(await screen.findByText(/tick “Save this card for later”/)).toBeTruthy();
});

it('keeps what could not be deleted, and says why; what was deleted elsewhere is gone', async () => {
  const kept = open([token('a', '4242', '12/2099')]);
  kept.answer = () => Promise.reject(problemError({ kind: 'rejected', message: 'Not now.' }));
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Not now.')).toBeTruthy();
  kept.answer = async () => ({ deletePaymentToken: { result: false } });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('It could not be deleted. Please try again.')).toBeTruthy();
  kept.items = [];
  kept.answer = async () => ({ deletePaymentToken: { result: true } });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No saved payments yet')).toBeTruthy();
});

// Rule payment-21.
it('offers to keep nothing whose deletion is on its way', async () => {
  const kept = open([token('a', '4242', '12/2099')]);
  const answer = Promise.withResolvers<{ deletePaymentToken: { result: boolean } }>();
  kept.answer = () => answer.promise;
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer.resolve({ deletePaymentToken: { result: true } });
  await screen.findByText('Visa •••• 4242 was deleted.');
});

// Rule session-07.
it('sends a guest to sign in', async () => {
  open([], false);
  await waitFor(() => expect(screen.getByText('Sign in')).toBeTruthy());
});
