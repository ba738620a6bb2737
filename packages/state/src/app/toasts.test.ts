import { expect, it, vi } from 'vitest';
import { openShop } from '../testing/openShop.ts';
import { actOnToast, holdToasts } from './toastActions.ts';
import { addToast, dismissToast, startToast, type ToastInput } from './toasts.ts';

const saved: ToastInput = { type: 'success', message: 'Saved.' };
const messages = (shop: ReturnType<typeof openShop>) => shop.state().toasts.map(toast => toast.message);

// Rule errors-07.
it('lets a toast go after 5000 ms', async () => {
  const shop = openShop();
  shop.dispatch(addToast(saved));
  await shop.clock.pass(4999);
  expect(messages(shop)).toEqual(['Saved.']);
  await shop.clock.pass(1);
  expect(messages(shop)).toEqual([]);
});

it.each([0, false] as const)('never lets a toast with timeout %s go by itself', async timeout => {
  const shop = openShop();
  shop.dispatch(addToast({ ...saved, timeout, dismissable: true }));
  await shop.clock.pass(3_600_000);
  expect(messages(shop)).toEqual(['Saved.']);
});

it('starts the timer of a duplicate again and keeps its place', async () => {
  const shop = openShop();
  shop.dispatch(addToast(saved));
  shop.dispatch(addToast({ type: 'info', message: 'Second.', timeout: 20_000 }));
  await shop.clock.pass(4000);
  shop.dispatch(addToast(saved));
  await shop.clock.pass(4999);
  expect(messages(shop)).toEqual(['Saved.', 'Second.']);
  await shop.clock.pass(1);
  expect(messages(shop)).toEqual(['Second.']);
});

it('stays while the shopper is at it, and then for the time that it had left', async () => {
  const shop = openShop();
  shop.dispatch(addToast(saved));
  await shop.clock.pass(4000);
  shop.dispatch(holdToasts(true));
  shop.dispatch(addToast({ type: 'info', message: 'Came meanwhile.', timeout: 3000 }));
  await shop.clock.pass(60_000);
  expect(messages(shop)).toEqual(['Saved.', 'Came meanwhile.']);
  shop.dispatch(holdToasts(false));
  await shop.clock.pass(999);
  expect(messages(shop)).toEqual(['Saved.', 'Came meanwhile.']);
  await shop.clock.pass(1);
  expect(messages(shop)).toEqual(['Came meanwhile.']);
  await shop.clock.pass(2000);
  expect(messages(shop)).toEqual([]);
});

it('stands still only once, however often the shopper comes to it', async () => {
  const shop = openShop();
  shop.dispatch(addToast(saved));
  shop.dispatch(holdToasts(true));
  await shop.clock.pass(2000);
  shop.dispatch(holdToasts(true));
  shop.dispatch(holdToasts(false));
  shop.dispatch(holdToasts(false));
  expect(shop.clock.waiting()).toBe(1);
  await shop.clock.pass(5000);
  expect(messages(shop)).toEqual([]);
});

it.each<Partial<ToastInput>>([
  { type: 'info' },
  { message: 'Other.' },
  { dismissable: true },
  { actionText: 'Undo' },
  { icon: 'tick' },
])('takes a toast with another %o for another toast', difference => {
  const shop = openShop();
  shop.dispatch(addToast(saved));
  shop.dispatch(addToast({ ...saved, ...difference }));
  expect(shop.state().toasts).toHaveLength(2);
});

it('runs the dismiss handler at expiry and at dismissal, once each', async () => {
  const shop = openShop();
  const onDismiss = vi.fn<() => void>();
  shop.dispatch(addToast({ ...saved, onDismiss }));
  await shop.clock.pass(5000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  const id = shop.dispatch(addToast({ ...saved, onDismiss }));
  shop.dispatch(dismissToast(id));
  await shop.clock.pass(10_000);
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

it('is dismissed once, and leaves no timer behind', () => {
  const shop = openShop();
  const onDismiss = vi.fn<() => void>();
  const id = shop.dispatch(addToast({ ...saved, onDismiss }));
  shop.dispatch(dismissToast(id));
  shop.dispatch(dismissToast(id));
  expect([onDismiss.mock.calls.length, shop.clock.waiting()]).toEqual([1, 0]);
});

it('gives no time to a toast that stays, nor to one that is gone', () => {
  const shop = openShop();
  shop.dispatch(addToast({ ...saved, timeout: 0, dismissable: true }));
  shop.dispatch(startToast('gone'));
  expect(shop.clock.waiting()).toBe(0);
});

it('does what the toast offers and takes it away', () => {
  const shop = openShop();
  const onAction = vi.fn<() => void>();
  shop.dispatch(actOnToast(shop.dispatch(addToast({ ...saved, actionText: 'Undo', onAction }))));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(messages(shop)).toEqual([]);
});

// Rule errors-06.
it.each([
  [{ message: 'x' }, 'toast.type is required'],
  [{ type: 'info' }, 'toast.message is required'],
  [{ type: 'info', message: 'x', timeout: 0 }, 'toast must be dismissable, or have a timeout or a dismiss handler'],
])('refuses the toast %o', (toast, message) => {
  expect(() => openShop().dispatch(addToast(toast as ToastInput))).toThrow(message);
});

// Rule errors-06.
it('takes a dismiss handler for a way to go', () => {
  expect(() => openShop().dispatch(addToast({ ...saved, timeout: 0, onDismiss: () => undefined }))).not.toThrow();
});
