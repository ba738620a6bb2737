import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as CoinsPage } from '../../routes/CoinsPage.tsx';
import { Component as OrderPage } from '../../routes/OrderPage.tsx';
import { Component as OrdersPage } from '../../routes/OrdersPage.tsx';
import { Component as WishlistPage } from '../../routes/WishlistPage.tsx';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

// Rule session-07.
it.each(['/wishlist', '/order-history', '/order-history/000000001?print=1', '/zepp-coins'])(
  'sends a guest from %s to sign in, and back from there',
  async path => {
    const { router } = renderShop({
      backEnd: cartBackEnd([]),
      path,
      routes: [
        { path: '/wishlist', Component: WishlistPage },
        { path: '/order-history', Component: OrdersPage },
        { path: '/order-history/:id', Component: OrderPage },
        { path: '/zepp-coins', Component: CoinsPage },
        { path: '/sign-in', element: <h1>Sign in</h1> },
      ],
    });
    await screen.findByRole('heading', { name: 'Sign in' });
    await waitFor(() => expect(router.state.location.search).toBe(`?from=${encodeURIComponent(path)}`));
  },
);
