import type { CartDetails, Problem } from '@shop/commerce-client';
import { describe, expect, it } from 'vitest';
import { cartSlice, cartSummary, type CartState } from './cartSlice.ts';

const { actions, reducer, selectors } = cartSlice;
type Action = Parameters<typeof reducer>[1];

/** The cart after what happened to it. */
const after = (...happened: Action[]): CartState => happened.reduce<CartState>(reducer, cartSlice.getInitialState());
const rootOf = (cart: CartState) => ({ cart });

const problem: Problem = { kind: 'rejected', message: 'The requested qty is not available' };
const details = (extra: object = {}) =>
  ({
    id: 'cart-1',
    items: [
      { uid: 'a', quantity: 2 },
      { uid: 'b', quantity: 3 },
    ],
    shipping_addresses: [],
    applied_coupons: null,
    prices: { grand_total: { currency: 'INR', value: 500 } },
    ...extra,
  }) as unknown as CartDetails;
const withCoupon = details({ applied_coupons: [{ code: 'SAVE10' }] });

describe('the cart in hand', () => {
  it('is none at first: nothing is under way, and there is nothing to say of it', () => {
    expect(after()).toEqual({
      cartId: null,
      details: null,
      count: null,
      shippingMethods: [],
      isFetchingDetails: false,
      changing: { add: [], update: [], remove: [], coupon: [] },
      editing: null,
      errors: { get: null, details: null, add: null, update: null, remove: null, coupon: null },
      shortfalls: [],
      lostLines: [],
      leftCoupon: null,
      isMergeWaiting: false,
    });
  });

  it('keeps what is known of it when its id is told again', () => {
    const { details: kept, count } = after(
      actions.cartReceived('cart-1'),
      actions.countReceived(5),
      actions.detailsReceived(details()),
      actions.cartReceived('cart-1'),
    );
    expect([kept?.id, count]).toEqual(['cart-1', 5]);
  });

  it('takes nothing of another cart over', () => {
    const cart = after(
      actions.cartReceived('cart-1'),
      actions.countReceived(5),
      actions.detailsReceived(details()),
      actions.detailsRequested(),
      actions.cartReceived('cart-2'),
    );
    expect(cart).toMatchObject({ cartId: 'cart-2', details: null, count: null, isFetchingDetails: false });
  });

  it('is on its way still where it was asked for before it had an id', () => {
    expect(after(actions.detailsRequested(), actions.cartReceived('cart-1')).isFetchingDetails).toBe(true);
  });

  it('sums up its lines, else what was counted, and an absent one as 0 items in USD', () => {
    expect(cartSummary(after(actions.countReceived(9), actions.detailsReceived(details())))).toEqual({
      currency: 'INR',
      items: 5,
    });
    expect(cartSummary(after(actions.countReceived(9)))).toEqual({ currency: 'USD', items: 9 });
    expect(cartSummary(after())).toEqual({ currency: 'USD', items: 0 });
    for (const prices of [null, { grand_total: null }])
      expect(cartSummary(after(actions.detailsReceived(details({ prices })))).currency).toBe('USD');
  });

  it('offers what the carriers of its first address do', () => {
    const method = { carrier_code: 'flatrate' };
    const addresses = [
      { available_shipping_methods: [null, method] },
      { available_shipping_methods: [{ carrier_code: 'elsewhere' }] },
    ];
    const { shippingMethods } = after(actions.detailsReceived(details({ shipping_addresses: addresses })));
    expect(shippingMethods).toEqual([method]);
    expect(after(actions.detailsReceived(details())).shippingMethods).toEqual([]);
  });

  it('says why it could not be made or read until it is tried again', () => {
    const failed = after(actions.cartFailed(problem), actions.detailsRequested(), actions.detailsFailed(problem));
    expect(failed).toMatchObject({ isFetchingDetails: false, errors: { get: problem, details: problem } });
    expect(reducer(failed, actions.cartRequested()).errors).toMatchObject({ get: null, details: problem });
    expect(reducer(failed, actions.detailsReceived(details())).errors).toMatchObject({ get: problem, details: null });
  });
});

describe('a change', () => {
  const asked = (step: 'add' | 'update' | 'coupon', key: string) => actions.changeRequested({ step, key });

  it('is under way until it is answered, whatever else changes meanwhile', () => {
    const cart = after(
      asked('add', 'A'),
      asked('add', 'B'),
      asked('update', 'A'),
      actions.changeReceived({ step: 'add', key: 'A', problem: null }),
    );
    expect(cart.changing).toMatchObject({ add: ['B'], update: ['A'] });
    expect([undefined, 'A', 'B'].map(sku => selectors.selectIsAdding(rootOf(cart), sku))).toEqual([true, false, true]);
    expect(selectors.selectIsAdding(rootOf(after(asked('update', 'A'))))).toBe(false);
  });

  it('keeps the cart busy, as does reading it', () => {
    const isBusy = (...happened: Action[]) => selectors.selectIsCartBusy(rootOf(after(...happened)));
    expect([isBusy(), isBusy(asked('update', 'A')), isBusy(actions.detailsRequested())]).toEqual([false, true, true]);
    expect(selectors.selectIsChangingCoupon(rootOf(after(asked('update', 'A'))))).toBe(false);
    expect(selectors.selectIsChangingCoupon(rootOf(after(asked('coupon', ''))))).toBe(true);
  });

  it('of one line knows which is edited', () => {
    expect(after(actions.editBegun('b')).editing).toBe('b');
    expect(after(actions.editBegun('b'), actions.editEnded()).editing).toBeNull();
  });

  it('says why it was refused until it is tried again', () => {
    const refused = after(asked('add', 'A'), actions.changeReceived({ step: 'add', key: 'A', problem }));
    expect(refused.errors).toMatchObject({ add: problem, update: null });
    expect(reducer(refused, asked('update', 'A')).errors.add).toEqual(problem);
    expect(reducer(refused, asked('add', 'B')).errors.add).toBeNull();
  });
});

describe('a coupon', () => {
  const leftBy = (...happened: Action[]) => after(actions.detailsReceived(withCoupon), ...happened).leftCoupon;
  const changing = actions.changeRequested({ step: 'coupon', key: '' });

  it('that is there no more has left by itself, and that is said while nothing is done about it', () => {
    expect(leftBy(actions.detailsReceived(details()), actions.detailsReceived(details()))).toBe('SAVE10');
    expect(leftBy(actions.detailsReceived(details({ applied_coupons: [] })))).toBe('SAVE10');
  });

  it('that the shopper takes away has not left by itself', () => {
    expect(leftBy(changing, actions.detailsReceived(details()))).toBeFalsy();
  });

  it('that goes with the last line is missed by nobody', () => {
    expect(leftBy(actions.detailsReceived(details({ items: [] })))).toBeNull();
  });

  it('that has left is forgotten when there is one again, or another is tried', () => {
    const left = actions.detailsReceived(details());
    expect(leftBy(left, actions.detailsReceived(withCoupon))).toBeNull();
    expect(leftBy(left, changing)).toBeNull();
    expect(leftBy(left, actions.changeRequested({ step: 'update', key: 'a' }))).toBe('SAVE10');
  });
});

describe('what a shopper has to know', () => {
  const shortfall = { sku: 'A', name: 'Lamp', wanted: 2, got: 1 };

  it('is what did not fit, until it was seen; the merge waits no more', () => {
    const found = after(actions.mergeFailed(), actions.shortfallsFound([shortfall]));
    expect([selectors.selectIsMergeWaiting(rootOf(found)), selectors.selectShortfalls(rootOf(found))]).toEqual([
      false,
      [shortfall],
    ]);
    expect(selectors.selectIsMergeWaiting(rootOf(after(actions.mergeFailed())))).toBe(true);
    expect(reducer(found, actions.shortfallsSeen()).shortfalls).toEqual([]);
  });

  it('is each line that was lost, until it is back', () => {
    const line = (key: string) => ({ key, sku: 'A', name: key, quantity: 1 });
    const cart = after(actions.lineLost(line('A')), actions.lineLost(line('B')), actions.lineRecovered('A'));
    expect(selectors.selectLostLines(rootOf(cart))).toEqual([line('B')]);
  });

  it('is nothing once the cart is no longer theirs', () => {
    const cart = after(actions.cartReceived('cart-1'), actions.detailsReceived(withCoupon), actions.mergeFailed());
    expect(reducer(cart, actions.reset())).toEqual(after());
  });
});
