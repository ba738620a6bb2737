import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { stayOnReturn } from './stayOnReturn.ts';

const restored = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

// Rule look-15.
it('a page that is shown again as it was left goes nowhere any more, and is asked for no second time', async () => {
  const load = vi.fn<() => null>(() => null);
  const router = createMemoryRouter(
    [
      { path: '/', element: null, loader: load },
      { path: '/elsewhere', element: null, loader: () => new Promise(() => {}) },
    ],
    { initialEntries: [{ pathname: '/', search: '?page=2', state: 'kept' }] },
  );
  stayOnReturn(router);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  void router.navigate('/elsewhere');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(router.state.navigation.state).toBe('loading');
  restored();
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?page=2', state: 'kept' });
  expect(load).toHaveBeenCalledOnce();
  const { key } = router.state.location;
  restored();
  await new Promise(resolve => setTimeout(resolve));
  expect(router.state.location.key).toBe(key);
});
