import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Component } from './SignInPage.tsx';

beforeEach(() => localStorage.clear());
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
