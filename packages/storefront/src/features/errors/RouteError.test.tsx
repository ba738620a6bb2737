import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { RouteError } from './RouteError.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

// Rule errors-02.
it('comes back by itself when the network does', async () => {
  let isAway = true;
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/order-confirmation',
    routes: [
      {
        path: '/order-confirmation',
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        loader: () => {
          if (isAway) throw new TypeError('Failed to fetch');
          return null;
        },
        element: <h1>Thank you</h1>,
      },
    ],
  });
  expect(await screen.findByText('Something went wrong. Sorry about that.')).toBeTruthy();
  isAway = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
});
