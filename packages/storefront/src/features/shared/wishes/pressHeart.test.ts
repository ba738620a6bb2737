import { CommerceError, type CommerceClient } from '@shop/commerce-client';
import { browserPorts, createPersistence, makeStore } from '@shop/state';
import { beforeEach, expect, it, vi } from 'vitest';
import { cartBackEnd } from '../../../testing/cartBackEnd.ts';
import { takeWish, type Wish } from './interruptedWish.ts';
import { pendingWishes } from './pendingWishes.ts';
import { pressHeart } from './pressHeart.ts';

const wish = { sku: 'SKU', name: 'Kettle', options: ['red'] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A back end that holds one list. */
function open({ guest = false, held = [] as string[] } = {}) {
  let items = held.map((sku, index) => ({ id: `${index + 1}`, product: { sku } }));
  const mutate = vi.fn(async (_: unknown, variables: { items?: { sku: string }[]; itemIds?: string[] }) => {
    if (variables.items) items.push(...variables.items.map(({ sku }) => ({ id: `new-${sku}`, product: { sku } })));
    items = items.filter(({ id }) => !variables.itemIds?.includes(id));
    return {};
  });
  const query = vi.fn(async () => ({
    customer: { wishlists: [{ id: '3', items_count: items.length, items_v2: { items } }] },
  }));
  const client = {
    session: { token: () => (guest ? undefined : 'token') },
    query,
    mutate,
  } as unknown as CommerceClient;
  const { clock, navigation } = browserPorts();
  const store = makeStore({
    commerce: cartBackEnd([]).port,
    persistence: createPersistence(localStorage, clock),
    clock,
    navigation,
  });
  const navigate = vi.fn();
  const heart = () => pendingWishes(client).read().get('SKU');
  const skus = () => items.map(({ product }) => product.sku);
  const press = (wanted: boolean, pressed: Wish = wish) =>
    store.dispatch(pressHeart({ client, navigate }, pressed, wanted));
  return {
    press,
    mutate,
    navigate,
    heart,
    skus,
    toasts: () => store.getState().toasts.map(({ type, message }) => [type, message]),
  };
}

it('shows the wish at once, sends it with the chosen options and says so', async () => {
  const shop = open();
  const done = shop.press(true);
  expect(shop.heart()).toEqual({ wished: true, busy: true });
  await done;
  expect(shop.heart()).toEqual({ wished: true, busy: false });
  expect(shop.mutate.mock.calls[0]?.[1]).toEqual({ items: [{ sku: 'SKU', quantity: 1, selected_options: ['red'] }] });
  expect(shop.toasts()).toEqual([['success', 'Kettle is in your wishlist.']]);
});

it('sends what was written, also after signing in', async () => {
  const card = { ...wish, entered: [{ uid: 'for', value: 'Meera' }] };
  const shop = open();
  await shop.press(true, card);
  expect(shop.mutate.mock.calls[0]?.[1]).toEqual({
    items: [{ sku: 'SKU', quantity: 1, selected_options: ['red'], entered_options: card.entered }],
  });
  await open({ guest: true }).press(true, card);
  expect(takeWish()).toEqual(card);
});

it('does nothing on a second press while the first is on its way', async () => {
  const shop = open();
  await Promise.all([shop.press(true), shop.press(false), shop.press(true)]);
  expect(shop.mutate).toHaveBeenCalledOnce();
  expect(shop.skus()).toEqual(['SKU']);
});

it('does not wish twice for what the list holds already', async () => {
  const shop = open({ held: ['SKU'] });
  await shop.press(true);
  expect(shop.mutate).not.toHaveBeenCalled();
  expect(shop.heart()).toBeUndefined();
});

it('takes off every item of the product', async () => {
  const shop = open({ held: ['SKU', 'OTHER', 'SKU'] });
  await shop.press(false);
  expect(shop.skus()).toEqual(['OTHER']);
  expect(shop.toasts()).toEqual([['success', 'Kettle was taken off your wishlist.']]);
});

it('puts the heart back and says why when the shop refuses', async () => {
  const shop = open();
  shop.mutate.mockResolvedValueOnce({
    addProductsToWishlist: { user_errors: [{ message: 'Could not find a product with SKU "SKU"' }] },
  });
  await shop.press(true);
  expect(shop.heart()).toBeUndefined();
  expect(shop.toasts()).toEqual([['error', 'Your wishlist was not changed. Could not find a product with SKU "SKU"']]);
});

// Rule session-23.
it('keeps the wish of a customer whose session turns out to have ended', async () => {
  const shop = open();
  shop.mutate.mockRejectedValueOnce(
    new CommerceError({ problem: { kind: 'session-expired', message: 'Please sign in again.' } }),
  );
  await shop.press(true);
  expect(shop.heart()).toBeUndefined();
  expect(takeWish()).toEqual(wish);
});

it('leads a guest to sign in and keeps the wish, once', async () => {
  history.replaceState(null, '', '/phones.html?page=2');
  const shop = open({ guest: true });
  await Promise.all([shop.press(true), shop.press(true)]);
  expect(shop.navigate.mock.calls).toEqual([['/sign-in?from=%2Fphones.html%3Fpage%3D2']]);
  expect(shop.mutate).not.toHaveBeenCalled();
  expect(takeWish()).toEqual(wish);
  expect(takeWish()).toBeUndefined();
});

// Rule routes-16.
it('can be pressed again where the way to sign in was overtaken by another page', async () => {
  vi.useFakeTimers();
  const shop = open({ guest: true });
  shop.navigate.mockReturnValueOnce(new Promise(() => {}));
  void shop.press(true);
  vi.advanceTimersByTime(3000);
  await shop.press(true);
  expect(shop.navigate).toHaveBeenCalledTimes(2);
  expect(shop.heart()).toBeUndefined();
  vi.useRealTimers();
});

it('forgets a wish that nobody signed in for within half an hour', async () => {
  await open({ guest: true }).press(true);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_801_000);
  expect(takeWish()).toBeUndefined();
  vi.restoreAllMocks();
});
