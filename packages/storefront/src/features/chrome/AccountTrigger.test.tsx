import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd, problemError } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { AccountTrigger } from './AccountTrigger.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (backEnd = cartBackEnd([])) =>
  renderShop({
    backEnd,
    signedIn: true,
    path: '/',
    routes: [{ path: '/', element: <AccountTrigger onOpen={() => {}} /> }],
  });

// Rule frame-06.
it('greets a customer by the first name', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Hi, Asha' })).toBeTruthy();
});

it('greets nobody without a name where the back end does not tell who the customer is', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.port.customer = async () => {
    throw problemError({ kind: 'rejected', message: 'Not today.' });
  };
  const { store } = open(backEnd);
  await waitFor(() => expect(store.getState().user.errors.getDetails).not.toBeNull());
  expect(screen.getByRole('button').textContent).toBe('You');
});
