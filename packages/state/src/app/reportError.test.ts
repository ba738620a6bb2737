import { unexpected } from '@shop/messages/errors';
import { expect, it, vi } from 'vitest';
import { addItemToCart } from '../cart/addItemToCart.ts';
import { askForCart } from '../cart/askForCart.ts';
import { loadCart } from '../cart/loadCart.ts';
import type { ShopPorts } from '../services.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { appSlice } from './appSlice.ts';
import { raiseError, reportUnexpected } from './reportError.ts';

// Rule errors-05.
it('logs an unhandled error with an id, shows it, and drops it when it is handled', () => {
  const log = vi.fn<NonNullable<ShopPorts['log']>>();
  const shop = openShop({ ports: { log } });
  const error = new TypeError('x is not a function');
  const { id } = shop.dispatch(raiseError(error, 'render'));
  const other = shop.dispatch(raiseError(error, 'render'));
  expect(id).not.toBe(other.id);
  // It is read out to who helps.
  expect(id).toMatch(/^[0-9A-Z]+-[0-9]+$/);
  expect(log).toHaveBeenCalledWith({ id, name: 'TypeError', message: 'x is not a function', where: 'render' }, error);
  shop.dispatch(appSlice.actions.errorHandled(id));
  expect(appSlice.selectors.selectUnhandledErrors(shop.state()).map(entry => entry.id)).toEqual([other.id]);
});

// Rule errors-04.
it('tells of an unexpected error with debug text and error type for 15 s, dismissable', async () => {
  const shop = openShop();
  shop.dispatch(reportUnexpected(new RangeError('too far'), 'test'));
  const [toast] = shop.state().toasts;
  expect(toast?.message).toMatch(/^Sorry! An unexpected error occurred\.\nDebug: .+ RangeError: too far$/);
  expect(toast?.dismissable).toBe(true);
  await shop.clock.pass(14_999);
  expect(shop.state().toasts).toHaveLength(1);
  await shop.clock.pass(1);
  expect(shop.state().toasts).toHaveLength(0);
});

// Rule errors-04.
it.each([
  ['loadCart', 'cartDetails', loadCart],
  ['countItems', 'itemCount', askForCart],
  ['add', 'addItem', () => addItemToCart({ sku: 'A', quantity: 1 })],
] as const)('logs a defect that ends a flow with the place, %s, and tells of it', async (where, call, flow) => {
  const log = vi.fn<NonNullable<ShopPorts['log']>>();
  const shop = openShop({ ports: { log } });
  const error = new TypeError('x is not a function');
  shop.commerce.fail(call, error);
  expect(await shop.dispatch(flow())).toEqual({
    status: 'failed',
    problem: { kind: 'unexpected', message: unexpected },
  });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ where, name: 'TypeError' }), error);
  expect(shop.state().toasts).toMatchObject([
    { type: 'error', message: expect.stringContaining('x is not a function') },
  ]);
});

it('says nothing beside the flow that fails by a problem that the shop knows', async () => {
  const log = vi.fn<NonNullable<ShopPorts['log']>>();
  const shop = openShop({ ports: { log } });
  shop.commerce.fail('cartDetails', lost);
  expect(await shop.dispatch(loadCart())).toEqual({ status: 'failed', problem: lost });
  expect([log.mock.calls, shop.state().toasts]).toEqual([[], []]);
});
