import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { appSlice, raiseError } from '@shop/state';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { HelpLink } from '../features/chrome/HelpLink.tsx';
import { Shell } from './Shell.tsx';

// Drawn with the frame, so that its renderings can be counted.
vi.mock('../features/chrome/HelpLink.tsx', () => ({ HelpLink: vi.fn(() => null) }));

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

// Rule errors-05.
it('stands aside for an error that nothing caught, until the shopper goes back', async () => {
  const { router, store } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [
      {
        path: '/',
        element: <Shell />,
        children: [
          { index: true, element: <h1>Home</h1> },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
  });
  await screen.findByRole('heading', { name: 'Home' });
  await act(() => router.navigate('/tv.html'));
  act(() => void store.dispatch(raiseError(new TypeError('x is not a function'), 'render')));
  expect(screen.queryByRole('heading', { name: 'Elsewhere' })).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
});

it('renders its frame once for a page that comes, and not for its being on its way', async () => {
  const rendered = vi.mocked(HelpLink);
  const { router, store } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [
      {
        path: '/',
        element: <Shell />,
        children: [
          { index: true, element: <h1>Home</h1> },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
  });
  await screen.findByRole('heading', { name: 'Home' });
  rendered.mockClear();
  act(() => void store.dispatch(appSlice.actions.pageLoadingChanged(true)));
  expect(screen.getByRole('progressbar').dataset['state']).toBe('loading');
  act(() => void store.dispatch(appSlice.actions.nextRootComponentSet({ path: '/tv.html', title: 'TV' })));
  act(() => void store.dispatch(appSlice.actions.pageLoadingChanged(false)));
  expect(rendered).not.toHaveBeenCalled();
  await act(() => router.navigate('/tv.html'));
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  expect(rendered).toHaveBeenCalled();
});

it('masks the page while a panel is on its way', async () => {
  const { store, container } = renderShop({
    backEnd: cartBackEnd([]),
    path: '/',
    routes: [{ path: '/', element: <Shell />, children: [{ index: true, element: <h1>Home</h1> }] }],
  });
  await screen.findByRole('heading', { name: 'Home' });
  const mask = () => container.querySelector('[class*=mask]');
  expect(mask()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(mask()).not.toBeNull();
  act(() => void store.dispatch(appSlice.actions.drawerToggled(null)));
  expect(mask()).toBeNull();
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
