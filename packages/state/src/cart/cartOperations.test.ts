import type { CommercePort } from '@shop/commerce-client';
import { describe, expect, it } from 'vitest';
import type { ShopThunk } from '../services.ts';
import type { Outcome } from '../problems.ts';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import type { FakeCart, FakeCommerce } from '../testing/fakeCommerce.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { addItemToCart } from './addItemToCart.ts';
import { addItemsToCart } from './addItemsToCart.ts';
import { cartSlice, type CartChange } from './cartSlice.ts';
import { applyCoupon, removeCoupon, switchCoupon } from './coupons.ts';
import { applyCoins, applyGiftCard, removeCoins, removeGiftCard } from './credits.ts';
import { loadCart } from './loadCart.ts';
import { removeItemFromCart } from './removeItemFromCart.ts';
import { setGift } from './setGift.ts';
import { updateItemInCart } from './updateItemInCart.ts';

interface Operation {
  call: keyof CommercePort;
  step: CartChange;
  /** What is said to be under way meanwhile: the line, where it is none of these. */
  key?: string;
  /** What the cart holds beforehand. */
  before: Partial<FakeCart>;
  flow: (lineId: string) => ShopThunk<Promise<Outcome<unknown>>>;
  /** What the cart holds when it was done once. */
  after: Partial<FakeCart>;
}

const gone = { kind: 'invalid-cart', message: "The cart isn't active." } as const;
const line = (sku: string, quantity: number) => ({ uid: expect.any(String) as string, sku, quantity });

const gift = {
  message: { to: 'Ravi', from: 'Asha', message: 'Many happy returns!' },
  wrappingId: 'MQ==',
  receipt: true,
  card: false,
};

const operations: Record<string, Operation> = {
  'an item is added': {
    call: 'addItem',
    step: 'add',
    key: 'B',
    before: {},
    flow: () => addItemToCart({ sku: 'B', quantity: 2 }),
    after: { lines: [line('A', 1), line('B', 2)] },
  },
  'several items are added': {
    call: 'addItems',
    step: 'add',
    key: 'B',
    before: {},
    flow: () => addItemsToCart([{ sku: 'B', quantity: 2 }]),
    after: { lines: [line('A', 1), line('B', 2)] },
  },
  'a quantity is changed': {
    call: 'updateItem',
    step: 'update',
    before: {},
    flow: itemId => updateItemInCart({ itemId, quantity: 3 }),
    after: { lines: [line('A', 3)] },
  },
  'a line is removed': {
    call: 'removeItem',
    step: 'remove',
    before: {},
    flow: removeItemFromCart,
    after: { lines: [] },
  },
  'a coupon is applied': {
    call: 'applyCoupon',
    step: 'coupon',
    key: 'SAVE10',
    before: {},
    flow: () => applyCoupon('SAVE10'),
    after: { coupon: 'SAVE10' },
  },
  'a coupon is removed': {
    call: 'removeCoupon',
    step: 'coupon',
    key: '',
    before: { coupon: 'SAVE10' },
    flow: () => removeCoupon(),
    after: { coupon: null },
  },
  'a coupon is switched': {
    call: 'applyCoupon',
    step: 'coupon',
    key: 'SAVE20',
    before: { coupon: 'SAVE10' },
    flow: () => switchCoupon('SAVE20', 'SAVE10'),
    after: { coupon: 'SAVE20' },
  },
  'a gift card is applied': {
    call: 'applyGiftCard',
    step: 'update',
    key: 'card TWO',
    before: { cards: ['ONE'] },
    flow: () => applyGiftCard('TWO'),
    after: { cards: ['ONE', 'TWO'] },
  },
  'a gift card is removed': {
    call: 'removeGiftCard',
    step: 'update',
    key: 'card ONE',
    before: { cards: ['ONE', 'TWO'] },
    flow: () => removeGiftCard('ONE'),
    after: { cards: ['TWO'] },
  },
  'it is made a gift': {
    call: 'setGift',
    step: 'update',
    key: 'gift',
    before: { gift: null },
    flow: () => setGift(gift),
    after: { gift },
  },
  'coins are applied': {
    call: 'applyCoins',
    step: 'update',
    key: 'coins',
    before: {},
    flow: () => applyCoins(),
    after: { coins: 200 },
  },
  'coins are removed': {
    call: 'removeCoins',
    step: 'update',
    key: 'coins',
    before: { coins: 200 },
    flow: () => removeCoins(),
    after: { coins: 0 },
  },
};

/** A shop whose cart holds one piece of A, and what an operation needs. */
async function openWith({ before, flow }: Operation, owner: 'guest' | 'customer' = 'guest') {
  const shop = openShop();
  const cart = Object.assign(shop.commerce.open(owner, [{ sku: 'A', quantity: 1 }]), structuredClone(before));
  if (owner === 'customer') {
    shop.commerce.customerCart = cart.id;
    becomeCustomer(shop);
  }
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  return { shop, cart, run: () => shop.dispatch(flow(cart.lines[0]?.uid ?? '')) };
}

const sent = (commerce: FakeCommerce, { call }: Operation) => commerce.count(call);

describe.each(Object.entries(operations))('when %s', (_name, operation) => {
  it('says so until it is done, and keeps the cart busy', async () => {
    const { shop, cart, run } = await openWith(operation);
    const key = operation.key ?? cart.lines[0]?.uid;
    const running = run();
    const { changing } = shop.state().cart;
    expect(changing).toEqual({ add: [], update: [], remove: [], coupon: [], [operation.step]: [key] });
    expect(cartSlice.selectors.selectIsCartBusy(shop.state())).toBe(true);
    await running;
    expect(cartSlice.selectors.selectIsCartBusy(shop.state())).toBe(false);
  });

  // Rule cart-05.
  it("drops a guest's invalid cart, and tries once more with a new one", async () => {
    const { shop, cart, run } = await openWith(operation);
    shop.commerce.fail(operation.call, gone);
    await run();
    expect(sent(shop.commerce, operation)).toBe(2);
    expect(shop.commerce.count('createCart')).toBe(1);
    expect(shop.persistence.get('cartId')).not.toBe(cart.id);
    expect(shop.persistence.get('cartId')).toBe(shop.state().cart.cartId);
  });

  // Rule cart-05.
  it('tries once more and not again', async () => {
    const { shop, run } = await openWith(operation);
    shop.commerce.fail(operation.call, gone, 'before', 9);
    const outcome = await run();
    expect(sent(shop.commerce, operation)).toBe(2);
    expect(outcome).toMatchObject(
      outcome.status === 'done' ? { value: { added: [], problem: gone } } : { status: 'failed', problem: gone },
    );
  });

  // Rule cart-05.
  it('signs a customer with an invalid cart out', async () => {
    const { shop, run } = await openWith(operation, 'customer');
    shop.commerce.fail(operation.call, gone);
    await run();
    expect(shop.state().user.isSignedIn).toBe(false);
    expect(sent(shop.commerce, operation)).toBe(2);
  });

  // Rules cart-12, cart-17.
  it('settles a lost answer by the cart that is read back, without sending it again', async () => {
    const { shop, cart, run } = await openWith(operation);
    shop.commerce.fail(operation.call, lost, 'after');
    expect(await run()).toMatchObject({ status: 'done' });
    expect(sent(shop.commerce, operation)).toBe(1);
    expect(cart).toMatchObject(operation.after);
    expect(Object.values(shop.state().cart.changing).flat()).toEqual([]);
  });

  // Rule cart-17.
  it('says so when the shop was not reached, and leaves the cart as it was', async () => {
    const { shop, cart, run } = await openWith(operation);
    const before = structuredClone(cart);
    shop.commerce.fail(operation.call, lost, 'before');
    const outcome = await run();
    expect(outcome).toMatchObject(
      outcome.status === 'done' ? { value: { added: [], problem: lost } } : { status: 'failed', problem: lost },
    );
    expect(cart).toEqual(before);
    expect(Object.values(shop.state().cart.changing).flat()).toEqual([]);
  });

  // Rule cart-07.
  it('shows it in another tab, too', async () => {
    const { shop, cart, run } = await openWith(operation);
    const other = shop.reopened({ path: '/cart' });
    const session = other.start();
    await expect.poll(() => other.state().cart.details).not.toBeNull();
    await run();
    other.otherTabWrote();
    await expect.poll(() => other.state().cart.details).toEqual(shop.state().cart.details);
    expect(cart).toMatchObject(operation.after);
    expect(other.went).toEqual([]);
    session.stop();
  });

  // Rule cart-07.
  it('reloads another tab when a new cart has taken the place of the old', async () => {
    const { shop, run } = await openWith(operation);
    const other = shop.reopened({ path: '/cart' });
    const session = other.start();
    await expect.poll(() => other.state().cart.details).not.toBeNull();
    shop.commerce.fail(operation.call, gone);
    await run();
    other.otherTabWrote();
    await expect.poll(() => other.went).toEqual(['reload']);
    session.stop();
  });
});
