import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { onlyLast } from './onlyLast.ts';

// Rule routes-16.
it('leaves the address and the page of one navigation where another has overtaken it', async () => {
  const prepared = Promise.withResolvers<void>();
  const router = createBrowserRouter(
    ['/', '/create-account', '/cart'].map(path => ({ path, element: path })),
    {
      hydrationData: { loaderData: {} },
      getContext: onlyLast(async () => {
        await prepared.promise;
        return new RouterContextProvider();
      }),
    },
  );
  void router.navigate('/create-account', { replace: true });
  void router.navigate('/cart', { replace: true });
  prepared.resolve();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(window.location.pathname).toBe('/cart');
  router.dispose();
});
