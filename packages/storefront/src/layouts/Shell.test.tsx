import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { appSlice } from '@shop/state';
import { act, cleanup, screen } from '@testing-library/react';
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

// Rule routes-10.
it('shows a category that is on its way under its name, in the title of the tab too, whatever led there', async () => {
  const { router, store } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [
      {
        path: '/',
        element: <Shell />,
        children: [
          { index: true, element: <h1>Home</h1> },
          { path: '*', loader: () => new Promise(() => {}), element: null },
        ],
      },
    ],
  });
  await screen.findByRole('heading', { name: 'Home' });
  act(() => void router.navigate('/audio.html'));
  act(() => void store.dispatch(appSlice.actions.nextRootComponentSet({ path: '/audio.html', title: 'Audio' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Audio');
  expect(document.title).toBe('Audio - Kaveri');
  act(() => void router.navigate('/cart'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
  act(() => void router.navigate('/sound.html', { state: { category: 'Sound' } }));
  expect(document.title).toBe('Sound - Kaveri');
});

it.each([
  ['Menu', 'Categories'],
  ['Categories', 'Categories'],
  ['You', 'You'],
])('opens a panel by %s without rendering what stands around it anew', async (button, panel) => {
  const Wordmark = vi.fn<() => null>(() => null);
  renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    Wordmark,
    routes: [{ path: '/', element: <Shell />, children: [{ index: true, element: <h1>Home</h1> }] }],
  });
  await screen.findByRole('heading', { name: 'Home' });
  Wordmark.mockClear();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('dialog', { name: panel })).toBeTruthy();
  expect(Wordmark).not.toHaveBeenCalled();
});
