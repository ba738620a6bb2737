import { browserPorts, createPersistence, makeStore, userSlice } from '@shop/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../../testing/cartBackEnd.ts';
import { forgetDevice, keepDevice, TOKEN_LIFE_MS } from './device.ts';
import { leaveDevice } from './leaveDevice.ts';

const project = {
  apiKey: 'key',
  projectId: 'kaveri',
  appId: '1:1:web:1',
  vapidKey: 'B',
  installations: 'https://installations.test/v1',
  registrations: 'https://registrations.test/v1',
};

let now: number;
let calls: { address: string; method: string; headers: Headers; body: Record<string, unknown> | undefined }[];
let saved: string[];
let subscription: { unsubscribe: () => Promise<boolean>; toJSON: () => object } | null;
let refuses: string | undefined;
let customerId: number;

/** A browser in which the shop is installed and may notify. */
function standIn(permission: NotificationPermission = 'granted', isInstalled = true) {
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () =>
      (subscription = {
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
        toJSON: () => ({ endpoint: 'https://push.test/1', keys: { auth: 'a', p256dh: 'p' } }),
      }),
  };
  const registration = { active: {}, pushManager };
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration, getRegistration: async () => registration },
  });
}

function openShop() {
  const { clock, navigation } = browserPorts();
  const persistence = createPersistence(localStorage, { now: () => now });
  const store = makeStore({
    commerce: cartBackEnd([]).port,
    persistence,
    clock: { ...clock, now: () => now },
    navigation,
  });
  store.dispatch(userSlice.actions.tokenSet());
  const client = {
    query: async () => ({ customer: { customer_id: customerId } }),
    mutate: async (_: unknown, { token }: { token: string }) => {
      if (refuses === 'save') throw new Error('Away.');
      saved.push(token);
      if (refuses === 'no answer') await new Promise(() => {});
      return { saveFcmToken: { status: refuses !== 'status', message: '' } };
    },
  };
  return { store, persistence, keep: () => store.dispatch(keepDevice(client as never)) };
}

beforeEach(() => {
  localStorage.clear();
  [now, calls, saved, subscription, refuses, customerId] = [
    Date.parse('2026-11-24T10:00Z'),
    [],
    [],
    null,
    undefined,
    1,
  ];
  standIn();
  let count = 0;
  vi.stubGlobal('fetch', async (input: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (input === '/push.json') return Response.json(project);
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : undefined;
    calls.push({ address: input, method, headers: new Headers(headers), body: sent });
    if (refuses !== undefined && input.endsWith(refuses)) return new Response('', { status: 500 });
    if (method === 'DELETE') return Response.json({});
    if (input.endsWith('installations')) return Response.json({ authToken: { token: 'proof' } });
    count += 1;
    return Response.json({ token: `token-${count}` });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// Rules push-02 and push-03.
it('gets a token by what Firebase asks for, has it saved, and asks for none again within a week', async () => {
  const { keep, persistence } = openShop();
  expect(await keep()).toBe(true);
  expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'POST https://installations.test/v1/projects/kaveri/installations',
    'POST https://registrations.test/v1/projects/kaveri/registrations',
  ]);
  const [installation, registration] = calls;
  expect(installation?.headers.get('x-goog-api-key')).toBe('key');
  expect(installation?.body).toMatchObject({
    appId: '1:1:web:1',
    authVersion: 'FIS_v2',
    fid: expect.stringMatching(/^[c-f][\w-]{21}$/),
  });
  expect(registration?.headers.get('x-goog-firebase-installations-auth')).toBe('FIS proof');
  expect(registration?.body).toMatchObject({
    web: { endpoint: 'https://push.test/1', auth: 'a', p256dh: 'p', applicationPubKey: 'B' },
  });
  expect(saved).toEqual(['token-1']);
  expect(persistence.get('pushDevice')).toEqual({ token: 'token-1', authToken: 'proof', customerId: 1, savedAt: now });
  now += TOKEN_LIFE_MS - 1;
  expect(await keep()).toBe(true);
  expect(saved).toEqual(['token-1']);
});

// Rule push-03.
it.each([
  ['a week later', () => void (now += TOKEN_LIFE_MS)],
  ['of another customer', () => void (customerId = 2)],
  ['where the browser has lost its subscription', () => void (subscription = null)],
  ['where the clock was set back', () => void (now -= 1)],
])('asks for a new token %s, and gives the old one back', async (_, change) => {
  const { keep, persistence } = openShop();
  await keep();
  const first = subscription;
  change();
  expect(await keep()).toBe(true);
  expect(calls.find(({ method }) => method === 'DELETE')?.address).toMatch(/registrations\/token-1$/);
  expect(subscription).not.toBe(first);
  expect(saved).toEqual(['token-1', 'token-2']);
  expect(persistence.get('pushDevice')).toMatchObject({ token: 'token-2', customerId, savedAt: now });
});

// Rule push-02.
it.each<[string, () => void]>([
  ['in a tab', () => standIn('granted', false)],
  ['where nobody has allowed it', () => standIn('default')],
  ['where it is blocked', () => standIn('denied')],
  ['where it was switched off', () => createPersistence(localStorage, Date).set('pushChoice', { isWanted: false })],
])('asks for nothing %s', async (_, before) => {
  before();
  const { keep } = openShop();
  expect(await keep()).toBe(false);
  expect([calls, saved, subscription]).toEqual([[], [], null]);
});

// Rule push-03.
it.each(['installations', 'registrations', 'save', 'status'])(
  'says nothing of a failure (%s), leaves nothing behind, and tries again the next time',
  async what => {
    refuses = what;
    const { keep, persistence } = openShop();
    expect(await keep()).toBe(false);
    expect([subscription, persistence.get('pushDevice')]).toEqual([null, undefined]);
    refuses = undefined;
    expect(await keep()).toBe(true);
  },
);

it('keeps no token of who left while it was asked for', async () => {
  const { keep, store, persistence } = openShop();
  const keeping = keep();
  store.dispatch(userSlice.actions.reset());
  expect(await keeping).toBe(false);
  expect([subscription, persistence.get('pushDevice')]).toEqual([null, undefined]);
});

// Rule push-04.
it('forgets the device of who leaves, also where Firebase does not answer', async () => {
  const { keep, store, persistence } = openShop();
  await keep();
  refuses = 'token-1';
  await store.dispatch(leaveDevice());
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE' });
  expect([subscription, persistence.get('pushDevice')]).toEqual([null, undefined]);
  const count = calls.length;
  await store.dispatch(leaveDevice());
  expect(calls).toHaveLength(count);
});

// Rule push-04: signing out reloads the page, so that what waits for an answer never goes on.
it('gives the token back of who leaves before the answer that it is saved is here', async () => {
  const { keep, store, persistence } = openShop();
  refuses = 'no answer';
  void keep();
  await vi.waitFor(() => expect(saved).toEqual(['token-1']));
  await store.dispatch(leaveDevice());
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', address: expect.stringMatching(/registrations\/token-1$/) });
  expect([subscription, persistence.get('pushDevice')]).toEqual([null, undefined]);
});

// Rule push-03.
it('asks anew where nobody heard that the token was saved', async () => {
  refuses = 'no answer';
  void openShop().keep();
  await vi.waitFor(() => expect(saved).toEqual(['token-1']));
  refuses = undefined;
  const { keep, persistence } = openShop();
  expect(await keep()).toBe(true);
  expect(persistence.get('pushDevice')).toMatchObject({ token: 'token-2', savedAt: now });
});

// Rule push-04.
it('ends the subscription of who leaves before there is a token, and has none saved', async () => {
  const { keep, store, persistence } = openShop();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const soon = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith('registrations') ? held.then(() => soon(address, init)) : soon(address, init),
  );
  const keeping = keep();
  await vi.waitFor(() => expect(subscription).not.toBeNull());
  await store.dispatch(leaveDevice());
  answer();
  expect(await keeping).toBe(false);
  expect([saved, subscription, persistence.get('pushDevice')]).toEqual([[], null, undefined]);
});

it('holds nobody up for long who leaves (push-04)', async () => {
  const { keep, store } = openShop();
  await keep();
  vi.useFakeTimers();
  subscription!.unsubscribe = () => new Promise(() => {});
  const gone = vi.fn<() => void>();
  void store.dispatch(forgetDevice()).then(gone);
  await vi.advanceTimersByTimeAsync(2999);
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
