import { describe, expect, it } from 'vitest';
import { becomeCustomer } from '../testing/becomeCustomer.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openShop } from '../testing/openShop.ts';
import { switchCoupon } from './coupons.ts';
import { loadCart } from './loadCart.ts';

/** A cart with SAVE10 on it. */
async function withCoupon() {
  const shop = openShop();
  const cart = Object.assign(shop.commerce.open('guest', [{ sku: 'A', quantity: 1 }]), { coupon: 'SAVE10' });
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  return { shop, cart, change: (code = 'SAVE20') => shop.dispatch(switchCoupon(code, 'SAVE10')) };
}

const server = { kind: 'unexpected', message: 'Internal server error' } as const;
type Call = 'removeCoupon' | 'applyCoupon' | 'cartDetails';
type Fault = [call: Call, when: 'before' | 'after', times?: number];

// Rule cart-21.
describe('a coupon in the place of another', () => {
  it('is applied once the other is off', async () => {
    const { shop, cart, change } = await withCoupon();
    expect(await change()).toEqual({ status: 'done' });
    expect(cart.coupon).toBe('SAVE20');
    expect(shop.state().cart.details?.applied_coupons).toEqual([{ code: 'SAVE20' }]);
    expect(shop.state().cart.leftCoupon).toBeNull();
  });

  it('that is refused leaves the other where it was', async () => {
    const { shop, cart, change } = await withCoupon();
    expect(await change('NOPE')).toEqual({
      status: 'failed',
      problem: { kind: 'not-found', message: "The coupon code isn't valid. Verify the code and try again." },
      former: 'applied',
    });
    expect(cart.coupon).toBe('SAVE10');
    expect(shop.state().cart.details?.applied_coupons).toEqual([{ code: 'SAVE10' }]);
    expect(shop.commerce.count('cartDetails')).toBe(2);
  });

  it('is applied, too, where only the answer to the removal of the other is lost', async () => {
    const { shop, cart, change } = await withCoupon();
    shop.commerce.fail('removeCoupon', lost, 'after');
    expect(await change()).toEqual({ status: 'done' });
    expect(cart.coupon).toBe('SAVE20');
  });

  it('that is cut off by the end of the session says nothing of the other, which is out of sight', async () => {
    const { shop, change } = await withCoupon();
    becomeCustomer(shop);
    Object.assign(shop.commerce.carts.get('cart-1') ?? {}, { owner: 'customer' });
    const over = { kind: 'session-expired', message: 'Consumer key has expired' } as const;
    shop.commerce.fail('applyCoupon', over, 'before', 2);
    expect(await change()).toEqual({ status: 'failed', problem: over, former: 'unknown' });
  });

  it('that is refused, where the other cannot come back, says that it is off', async () => {
    const { shop, cart, change } = await withCoupon();
    shop.commerce.fail('applyCoupon', server, 'before', 2);
    expect(await change()).toMatchObject({ status: 'failed', former: 'off' });
    expect(cart.coupon).toBeNull();
    expect(shop.state().cart.details?.applied_coupons).toBeNull();
    expect(shop.state().cart.leftCoupon).toBeNull();
  });

  const ways: Fault[][] = (['removeCoupon', 'applyCoupon', 'cartDetails'] as const).flatMap(call =>
    (['before', 'after'] as const).flatMap(when => [1, 2, 9].map((times): Fault[] => [[call, when, times]])),
  );
  const pairs = ways.flatMap(one => ways.map(other => [...one, ...other]));

  it.each([...ways, ...pairs].map(faults => [faults.map(fault => fault.join(' ')).join(', '), faults] as const))(
    'says the truth when these answers are lost: %s',
    async (_, faults) => {
      const { shop, cart, change } = await withCoupon();
      for (const [call, when, times] of faults) shop.commerce.fail(call, lost, when, times);
      const outcome = await change();
      const shown = shop.state().cart.details?.applied_coupons?.[0]?.code ?? null;
      const isUnread = shop.state().cart.errors.details !== null;
      const said = outcome.status === 'failed' ? outcome.former : outcome.status;
      expect(outcome.status === 'failed' ? outcome.problem : lost).toEqual(lost);
      expect(shop.state().toasts).toEqual([]);
      const truth = { done: 'SAVE20', applied: 'SAVE10', off: null, unknown: cart.coupon, busy: undefined }[said];
      expect(cart.coupon).toBe(truth);
      expect(isUnread || shown === truth).toBe(true);
      expect(isUnread || said !== 'unknown').toBe(true);
      expect(shop.state().cart.changing.coupon).toEqual([]);
    },
  );

  it.each<Fault>([
    ['removeCoupon', 'before'],
    ['removeCoupon', 'after'],
    ['applyCoupon', 'before'],
    ['applyCoupon', 'after'],
    ['cartDetails', 'before'],
  ])('loses nothing where one answer is lost: %s, %s', async (call, when) => {
    const { shop, cart, change } = await withCoupon();
    shop.commerce.fail(call, lost, when);
    await change();
    expect(cart.coupon).not.toBeNull();
  });
});
