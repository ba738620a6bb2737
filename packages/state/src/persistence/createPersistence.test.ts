import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createPersistence } from './createPersistence.ts';

const KEY = 'M2_VENIA_BROWSER_PERSISTENCE__cartId';

function open() {
  const clock = fakeClock();
  const storage = fakeStorage();
  return { clock, storage, persistence: createPersistence(storage, clock) };
}

// Rule storage-01.
it('stores value, time stored and time-to-live under namespace, two underscores and name', () => {
  const { clock, storage, persistence } = open();
  persistence.set('cartId', 'abc', 60);
  expect(JSON.parse(storage.entries.get(KEY) ?? '')).toEqual({ value: 'abc', timeStored: clock.now(), ttl: 60 });
});

it('still reads a value that is exactly as old as its time-to-live', async () => {
  const { clock, persistence } = open();
  persistence.set('cartId', 'abc', 60);
  await clock.pass(60_000);
  expect(persistence.get('cartId')).toBe('abc');
});

// Rule storage-02.
it('deletes a value past its time-to-live when it is read', async () => {
  const { clock, storage, persistence } = open();
  persistence.set('cartId', 'abc', 60);
  await clock.pass(60_001);
  expect(persistence.get('cartId')).toBeUndefined();
  expect(storage.entries.has(KEY)).toBe(false);
});

it('never lets a value without time-to-live expire', async () => {
  const { clock, persistence } = open();
  persistence.set('cartId', 'abc');
  await clock.pass(10 * 365 * 24 * 3_600_000);
  expect(persistence.get('cartId')).toBe('abc');
});

it('tells what a value has left without deleting it', async () => {
  const { clock, storage, persistence } = open();
  expect(persistence.remaining('signin_token')).toBeUndefined();
  persistence.set('cartId', 'abc');
  expect(persistence.remaining('cartId')).toBe(Infinity);
  persistence.set('cartId', 'abc', 60);
  await clock.pass(61_000);
  expect(persistence.remaining('cartId')).toBe(-1000);
  expect(storage.entries.has(KEY)).toBe(true);
});

it.each(['{', 'null', '"x"', '{"value":"abc"}', '{"value":7,"timeStored":1}', '{"value":["x"],"timeStored":1}'])(
  'drops the corrupt record %s instead of throwing',
  text => {
    const { storage, persistence } = open();
    storage.entries.set(KEY, text);
    expect(persistence.get('cartId')).toBeUndefined();
    expect(storage.entries.has(KEY)).toBe(false);
  },
);

it.each([
  ['userLocation', { city: 'Pune' }],
  ['openOrder', {}],
  ['cartToMerge', { cartId: 'c' }],
  ['receipt', { id: 7, method: 'free' }],
  ['shipping_address', { city: 'Pune' }],
  ['billing_address', { sameAsShippingAddress: false }],
  ['paymentMethod', { code: 'free' }],
  ['shippingMethod', { carrier_code: null }],
] as const)('drops a value of another shape under %s: %j', (name, value) => {
  const { clock, storage, persistence } = open();
  const key = KEY.replace('cartId', name);
  storage.entries.set(key, JSON.stringify({ value, timeStored: clock.now() }));
  expect(persistence.get(name)).toBeUndefined();
  expect(storage.entries.has(key)).toBe(false);
});

it('goes on in memory without storage', async () => {
  const clock = fakeClock();
  const persistence = createPersistence(undefined, clock);
  persistence.set('cartId', 'abc', 1);
  expect(persistence.get('cartId')).toBe('abc');
  await clock.pass(1001);
  expect(persistence.get('cartId')).toBeUndefined();
});

it('goes on in memory when the storage is full, with the newest value', () => {
  const { clock, storage } = open();
  storage.setItem(KEY, JSON.stringify({ value: 'old', timeStored: clock.now() }));
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const persistence = createPersistence(full, clock);
  persistence.set('cartId', 'new');
  expect(persistence.get('cartId')).toBe('new');
  persistence.remove('cartId');
  expect(persistence.get('cartId')).toBeUndefined();
});

it('leaves no older value for the next page when the storage is full', () => {
  const { clock, storage, persistence } = open();
  persistence.set('userLocation', { city: 'Pune', pincode: '411001' });
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  createPersistence(full, clock).set('userLocation', { city: 'Delhi', pincode: '110001' });
  expect(createPersistence(storage, clock).get('userLocation')).toBeUndefined();
});

it('survives a storage that throws at every touch', () => {
  const fail = () => {
    throw new Error('SecurityError');
  };
  const persistence = createPersistence({ getItem: fail, setItem: fail, removeItem: fail, clear: fail }, fakeClock());
  persistence.set('cartId', 'abc');
  expect(persistence.get('cartId')).toBe('abc');
  persistence.clearAll();
  expect(persistence.get('cartId')).toBeUndefined();
});

it('empties local and session storage, of foreign keys too', () => {
  const clock = fakeClock();
  const local = fakeStorage(new Map([['foreign', '1']]));
  const session = fakeStorage(new Map([['draft', '1']]));
  createPersistence(local, clock, [session]).clearAll();
  expect([local.entries.size, session.entries.size]).toEqual([0, 0]);
});
