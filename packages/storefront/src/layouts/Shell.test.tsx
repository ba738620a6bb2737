import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { Shell } from './Shell.tsx';

beforeEach(() => {
  localStorage.clear();
  standInForModals();
});
afterEach(cleanup);

it.each([['Menu', 'Categories'], ['Categories', 'Categories'], ['You', 'You']])('opens a panel by %s without rendering what stands around it anew', async (button, panel) => {
  const Wordmark = vi.fn<() => null>(() => null);
  renderShop({ backEnd: cartBackEnd([]), path: '/', Wordmark, routes: [{ path: '/', element: <Shell />, children: [{ index: true, element: <h1>Home</h1> }] }] });
  await screen.findByRole('heading', { name: 'Home' });
  Wordmark.mockClear();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: panel })).toBeTruthy();
  expect(Wordmark).not.toHaveBeenCalled();
});
