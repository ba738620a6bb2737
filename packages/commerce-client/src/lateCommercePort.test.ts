import { expect, it, vi } from 'vitest';
import { lateCommercePort } from './lateCommercePort.ts';
import type { CommercePort } from './port.ts';

const portWith = (calls: Partial<CommercePort>) => calls as CommercePort;

it('fetches its calls once, when the first of them is made', async () => {
  const load = vi.fn(async () =>
    portWith({ createCart: async () => 'cart-1', checkCartAccess: async () => undefined }),
  );
  const port = lateCommercePort(() => {}, load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([port.createCart(), port.checkCartAccess('cart-1')])).toEqual(['cart-1', undefined]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects as an unreachable network does when its calls cannot be fetched, and fetches them again the next time', async () => {
  const load = vi
    .fn<() => Promise<CommercePort>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(portWith({ createCart: async () => 'cart-1' }));
  const port = lateCommercePort(() => {}, load);
  await expect(port.createCart()).rejects.toMatchObject({ problem: { kind: 'network' } });
  expect(await port.createCart()).toBe('cart-1');
});

it('hands over what the shopper gave, and what the back end refused', async () => {
  const refusal = new Error('no');
  const applyCoupon = vi.fn(async () => {
    throw refusal;
  });
  const port = lateCommercePort(
    () => {},
    async () => portWith({ applyCoupon }),
  );
  await expect(port.applyCoupon({ cartId: 'a', code: 'SAVE10' })).rejects.toBe(refusal);
  expect(applyCoupon).toHaveBeenCalledWith({ cartId: 'a', code: 'SAVE10' });
});

it('evicts private answers without fetching anything', () => {
  const evict = vi.fn();
  const load = vi.fn<() => Promise<CommercePort>>();
  lateCommercePort(evict, load).evictPrivate();
  expect(evict).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});
