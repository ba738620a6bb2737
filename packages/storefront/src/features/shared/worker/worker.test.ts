import { createPersistence, type ShopStore } from '@shop/state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSeenOfCustomers } from './forgetSeen.ts';
import { hintAtHomeScreen } from './hintAtHomeScreen.ts';
import { offerUpdate } from './offerUpdate.ts';
import { nearestIn } from './prefetchAhead.ts';
import { prefetchImages } from './prefetchImages.ts';
import { startWorker } from './startWorker.ts';

type Listener = (event: object) => void;

/** Something that listens, and can be told. */
function target<Rest extends object>(rest: Rest) {
  const heard: Record<string, Listener[]> = {};
  return {
    ...rest,
    addEventListener: (name: string, listener: Listener) => void (heard[name] ??= []).push(listener),
    tell: (name: string) => heard[name]?.forEach(listener => listener({})),
  };
}

/** What a flow said, and what pressing it did. */
function playStore() {
  const said: { message: string; actionText?: string; onAction?: () => void }[] = [];
  const services = { clock: { setTimeout: () => 0, clearTimeout: () => {} }, runtime: { toasts: new Map() } };
  const dispatch = (action: unknown) => {
    if (typeof action === 'function') (action as (...known: unknown[]) => void)(dispatch, () => ({}), services);
    else {
      const { payload } = action as { payload: { id: string; message: string; actionText?: string } };
      said.push({ ...payload, ...(services.runtime.toasts.get(payload.id) as object) });
    }
  };
  return { said, dispatch: dispatch as ShopStore['dispatch'] };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the worker', () => {
  // Rule offline-07.
  it('is missed where a browser has none, and where it is not ready in ten seconds', async () => {
    vi.stubGlobal('navigator', {});
    await expect(startWorker()).rejects.toThrow('SW Not Registered');
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({ installing: target({}) }) } });
    const coming = startWorker().catch(String);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await coming).toContain('SW Not Registered');
  });

  it('is there once it is active', async () => {
    const worker = target({ state: 'installing' });
    const registration = { installing: worker };
    vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } });
    const coming = startWorker();
    await Promise.resolve();
    worker.tell('statechange');
    worker.state = 'activated';
    worker.tell('statechange');
    expect(await coming).toBe(registration);
  });
});

describe('pictures that come next', () => {
  /** A worker that answers so, or never. */
  const served = (answer?: object) => ({
    serviceWorker: {
      controller: {
        postMessage: (message: unknown, [port]: MessagePort[]) => {
          expect(message).toEqual({ type: 'PREFETCH_IMAGES', payload: { urls: ['/media/a.jpg'] } });
          if (answer) port?.postMessage(answer);
        },
      },
    },
  });

  // Rule offline-07.
  it('are fetched by the worker, which says whether it could', async () => {
    vi.stubGlobal('navigator', served({ status: 'done' }));
    await prefetchImages(['/media/a.jpg']);
    vi.stubGlobal('navigator', served({ status: 'error', message: '404 /media/a.jpg' }));
    await expect(prefetchImages(['/media/a.jpg'])).rejects.toThrow('404 /media/a.jpg');
    vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
    await expect(prefetchImages(['/media/a.jpg'])).rejects.toThrow('SW Not Registered');
  });

  // Rule offline-07.
  it('are waited for ten seconds', async () => {
    vi.stubGlobal('navigator', served());
    vi.useFakeTimers();
    const coming = prefetchImages(['/media/a.jpg']).catch(String);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await coming).toContain('did not answer');
  });

  it('are of the width that is nearest to how they stand', () => {
    const srcset = '/a?width=320&height=400 320w, /a?width=640&height=800 640w, /a?width=960&height=1200 960w';
    expect([1, 480.1, 799, 5000].map(wanted => nearestIn(srcset, wanted))).toEqual([
      '/a?width=320&height=400',
      '/a?width=640&height=800',
      '/a?width=640&height=800',
      '/a?width=960&height=1200',
    ]);
    expect(nearestIn('', 100)).toBeUndefined();
  });
});

// Rule offline-08.
describe('the next version', () => {
  const offered = vi.fn<(goOver: () => void) => void>();
  const postMessage = vi.fn<(message: object) => void>();
  const update = vi.fn<() => Promise<void>>(async () => {});
  const played = () => target<{ installing: unknown; waiting: unknown }>({ installing: null, waiting: null });
  const watch = (registration: object) =>
    offerUpdate(Object.assign(registration, { update }) as unknown as ServiceWorkerRegistration, { offer: offered });
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('navigator', { serviceWorker: target({ controller: {} }) });
  });

  it('is offered once it is whole, and taken by a press', () => {
    const worker = target({ state: 'installing', postMessage });
    const registration = played();
    watch(registration);
    expect(update).toHaveBeenCalledOnce();
    registration.installing = worker;
    registration.tell('updatefound');
    worker.tell('statechange');
    expect(offered).not.toHaveBeenCalled();
    worker.state = 'installed';
    worker.tell('statechange');
    expect(offered).toHaveBeenCalledOnce();
    expect(postMessage).not.toHaveBeenCalled();
    offered.mock.lastCall?.[0]();
    expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  it.each(['installing', 'waiting'] as const)('is offered where it was %s when the page came', place => {
    const worker = target({ state: 'installed', postMessage });
    watch(Object.assign(played(), { [place]: worker }));
    worker.tell('statechange');
    expect(offered).toHaveBeenCalledOnce();
  });

  it('is no news where nothing was kept before', () => {
    vi.stubGlobal('navigator', { serviceWorker: target({ controller: null }) });
    watch(Object.assign(played(), { waiting: target({ state: 'installed', postMessage }) }));
    expect(offered).not.toHaveBeenCalled();
  });
});

// Rule offline-02.
it('forgets what a customer has seen when the customer has left, also before this page', async () => {
  const names = new Set(['shop-pages-zepp', 'shop-answers-zepp', 'shop-pictures', 'shop-build-1', 'other']);
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    has: async (name: string) => names.has(name),
    open: async (name: string) => void names.add(name),
    delete: async (name: string) => names.delete(name),
  });
  let isSignedIn = false;
  let user = {};
  let told = () => {};
  const store = { getState: () => ({ user }), subscribe: (listener: () => void) => void (told = listener) };
  const start = () => forgetSeenOfCustomers(store as unknown as ShopStore, () => isSignedIn);
  const settle = () => new Promise(resolve => setTimeout(resolve));
  start();
  await settle();
  expect(names).toContain('shop-pages-zepp');
  [isSignedIn, user] = [true, {}];
  told();
  await settle();
  expect(names).toContain('shop-pages-zepp');
  // Elsewhere, or at the end of its hour.
  [isSignedIn, user] = [false, {}];
  start();
  await settle();
  expect([...names]).toEqual(['shop-build-1', 'other']);
});

describe('the hint at the home screen', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const mac = safari.replace(/\(iPhone[^)]*\)/, '(Macintosh; Intel Mac OS X 10_15_7)');
  let persistence: ReturnType<typeof createPersistence>;
  const hint = (device: object, visited = ['/', '/a', '/b']) => {
    persistence.set('visited', visited);
    vi.stubGlobal('navigator', { userAgent: safari, maxTouchPoints: 5, ...device });
    const { said, dispatch } = playStore();
    hintAtHomeScreen({ dispatch } as ShopStore, persistence, 'Kaveri');
    return said.map(({ message }) => message);
  };
  beforeEach(() => {
    localStorage.clear();
    persistence = createPersistence(localStorage, Date);
  });

  // Rule install-03.
  it('is given once, in Safari on an iPhone or iPad, to who has looked around', () => {
    expect(hint({}, ['/', '/a'])).toEqual([]);
    expect(hint({})).toEqual(['Have Kaveri on your home screen: tap Share, then “Add to Home Screen”.']);
    expect(hint({})).toEqual([]);
    localStorage.clear();
    expect(hint({ userAgent: mac })).toHaveLength(1);
  });

  // Rule install-03.
  it.each([
    ['in the installed shop', { standalone: true }],
    ['on a Mac', { userAgent: mac, maxTouchPoints: 0 }],
    ['in another browser of an iPhone', { userAgent: safari.replace('Version/18.1', 'CriOS/130.0') }],
    [
      'on Android',
      { userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36' },
    ],
  ])('is not given %s', (_, device) => {
    expect(hint(device)).toEqual([]);
  });
});
