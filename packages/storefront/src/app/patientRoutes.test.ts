import { CommerceError } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { browserConnection } from './browserConnection.ts';
import { patientRoutes } from './patientRoutes.ts';

const waits = 'You are offline. The page opens as soon as your connection is back.';

/** A shop whose pages fail while the device has no network. */
function openPages(isSaid = false) {
  let online = true;
  let changed = () => {};
  const { clock, navigation } = browserPorts();
  const store = makeStore({
    commerce: cartBackEnd([]).port,
    persistence: createPersistence(undefined, clock),
    clock,
    navigation,
  });
  const fetched = vi.fn<(path: string) => void>();
  const slow = Promise.withResolvers<void>();
  const page = (path: string): RouteObject => ({
    path,
    element: null,
    loader: () => {
      fetched(path);
      if (!online) throw new CommerceError({ problem: { kind: 'offline' } });
      return path;
    },
  });
  const routes: RouteObject[] = [
    {
      children: [
        { path: '/', element: null },
        page('/audio.html'),
        { path: '/cart', element: null },
        {
          path: '/slow',
          element: null,
          loader: async () => {
            await slow.promise;
            throw new CommerceError({ problem: { kind: 'offline' } });
          },
        },
        {
          path: '/broken',
          element: null,
          loader: () => {
            throw new Error('broken');
          },
        },
        {
          path: '/contact-us',
          lazy: async () => {
            if (!online) throw new TypeError('Failed to fetch dynamically imported module');
            return { Component: () => null, loader: page('/contact-us').loader as () => unknown };
          },
        },
      ],
    },
  ];
  const events = {
    isOnline: () => online,
    connectionChanged: (notice: () => void) => {
      changed = notice;
      return () => {
        changed = () => {};
      };
    },
  };
  const router = createMemoryRouter(
    patientRoutes(
      routes,
      browserConnection(store, events, () => isSaid),
    ),
  );
  router.initialize();
  const said: string[] = [];
  const messages = () => store.getState().toasts.map(({ message }) => message);
  store.subscribe(() => said.push(...messages()));
  return {
    router,
    said,
    messages,
    fetched,
    failSlow: slow.resolve,
    go: (isOnline: boolean) => {
      online = isOnline;
      changed();
    },
    shown: () => [router.state.location.pathname, router.state.errors === null ? 'sound' : 'failed'],
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['/audio.html', '/contact-us'])(
  'waits offline for %s, says so, and goes on when the network is back',
  async path => {
    const shop = openPages();
    shop.go(false);
    const walk = shop.router.navigate(path);
    await vi.waitFor(() => expect(shop.messages()).toEqual([waits]));
    expect(shop.shown()).toEqual(['/', 'sound']);
    shop.go(true);
    await walk;
    expect([shop.shown(), shop.messages()]).toEqual([[path, 'sound'], []]);
  },
);

// Rule offline-03.
it('says nothing more where the page says so itself', async () => {
  const shop = openPages(true);
  shop.go(false);
  const walk = shop.router.navigate('/audio.html');
  await vi.waitFor(() => expect(shop.fetched).toHaveBeenCalledOnce());
  shop.go(true);
  await walk;
  expect([shop.shown(), shop.said]).toEqual([['/audio.html', 'sound'], []]);
});

it('lets who goes elsewhere meanwhile go, and says no more', async () => {
  const shop = openPages();
  shop.go(false);
  const walk = shop.router.navigate('/audio.html');
  await vi.waitFor(() => expect(shop.messages()).toEqual([waits]));
  await shop.router.navigate('/cart');
  await walk;
  expect([shop.shown(), shop.messages()]).toEqual([['/cart', 'sound'], []]);
  shop.go(true);
  expect(shop.fetched).toHaveBeenCalledOnce();
});

it('says nothing of a page that was left before the network went away', async () => {
  const shop = openPages();
  const walk = shop.router.navigate('/slow');
  await vi.waitFor(() => expect(shop.router.state.navigation.state).toBe('loading'));
  await shop.router.navigate('/cart');
  shop.go(false);
  shop.failSlow();
  await walk;
  await new Promise(resolve => setTimeout(resolve));
  expect([shop.shown(), shop.said]).toEqual([['/cart', 'sound'], []]);
});

it('waits for nothing where the network is there', async () => {
  const shop = openPages();
  await shop.router.navigate('/broken');
  expect([shop.shown(), shop.messages()]).toEqual([['/broken', 'failed'], []]);
});

// Rule errors-12.
it('shows no failure of a page whose document is being left for a newer one', async () => {
  const shop = openPages();
  let stay = () => {};
  window.shopRenewing = new Promise(resolve => {
    stay = resolve;
  });
  const walk = shop.router.navigate('/broken');
  await vi.waitFor(() => expect(shop.router.state.navigation.state).toBe('loading'));
  await new Promise(resolve => setTimeout(resolve));
  expect(shop.shown()).toEqual(['/', 'sound']);
  stay();
  await walk;
  expect(shop.shown()).toEqual(['/broken', 'failed']);
  delete window.shopRenewing;
});
