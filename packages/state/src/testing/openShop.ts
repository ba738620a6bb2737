// What is fetched in a browser once it is needed is here before the first test: what a module computes as it is loaded
// belongs to no test, and would count as tried by that one alone when the rules are changed one by one (`test:mutations`).
import '../checkout/closeOrder.ts';
import '../flows.ts';
import '../reads.ts';
import { createPersistence } from '../persistence/createPersistence.ts';
import { makeStore } from '../makeStore.ts';
import type { ShopPorts } from '../services.ts';
import { startSession, type Session } from '../session/startSession.ts';
import { fakeClock, type FakeClock } from './fakeClock.ts';
import { fakeCommerce, type FakeCommerce } from './fakeCommerce.ts';
import { fakeStorage } from './fakeStorage.ts';

interface World {
  clock?: FakeClock;
  commerce?: FakeCommerce;
  storage?: ReturnType<typeof fakeStorage>;
  path?: string;
  ports?: Partial<ShopPorts>;
}

/** A page of the shop: a store with fake ports, and levers for what happens around it. */
export function openShop({
  clock = fakeClock(),
  commerce = fakeCommerce(),
  storage = fakeStorage(),
  path = '/',
  ports = {},
}: World = {}) {
  const session = fakeStorage();
  const persistence = createPersistence(storage, clock, [session]);
  const went: string[] = [];
  const listeners = {
    storage: new Set<() => void>(),
    connection: new Set<() => void>(),
    restored: new Set<() => void>(),
  };
  const subscribe = (set: Set<() => void>) => (notice: () => void) => {
    set.add(notice);
    return () => void set.delete(notice);
  };
  const page = { online: true };
  const tell = (set: Set<() => void>) => () => {
    for (const notice of set) notice();
  };
  const store = makeStore({
    commerce: commerce.port,
    gateways: commerce.gateways,
    persistence,
    clock,
    navigation: { reload: () => went.push('reload'), assign: to => went.push(to), path: () => path },
    events: {
      storageChanged: subscribe(listeners.storage),
      connectionChanged: subscribe(listeners.connection),
      isOnline: () => page.online,
      pageRestored: subscribe(listeners.restored),
    },
    ...ports,
  });
  return {
    clock,
    commerce,
    storage,
    session,
    persistence,
    store,
    dispatch: store.dispatch,
    state: () => store.getState(),
    /** Reloads and departures, in order. */
    went,
    start: (): Session => store.dispatch(startSession()),
    otherTabWrote: tell(listeners.storage),
    restored: tell(listeners.restored),
    goOnline(online: boolean) {
      page.online = online;
      tell(listeners.connection)();
    },
    /** The same browser after a reload. */
    reopened: (next: Partial<World> = {}) => openShop({ clock, commerce, storage, path, ports, ...next }),
  };
}
