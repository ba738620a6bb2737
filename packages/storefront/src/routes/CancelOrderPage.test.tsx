import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cartBackEnd, problemError } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './CancelOrderPage.tsx';

afterEach(cleanup);

// Rule orders-15.
it('does not leave a guest at "used already" after a press whose answer was lost', async () => {
  const backEnd = cartBackEnd([]);
  let presses = 0;
  backEnd.graphql['confirmCancelOrder'] = async () => {
    presses += 1;
    if (presses === 1) throw problemError({ kind: 'network', message: 'No answer.' });
    const message = 'This link has been used already or is too old. Ask for a new one.';
    return { confirmCancelOrder: { errorV2: { code: 'UNDEFINED', message }, order: null } };
  };
  renderShop({
    backEnd,
    path: '/sales/guest/cancel?order_id=MTI%3D&confirmation_key=abc',
    routes: [{ path: '/sales/guest/cancel', Component }],
  });
  const button = await screen.findByRole('button', { name: 'Yes, cancel my order' });
  fireEvent.click(button);
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Find my order' })).toBeNull();
  fireEvent.click(button);
  expect(
    await screen.findByText(/used already .* Your press before may have cancelled it: look at your order\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/guest-order');
});
