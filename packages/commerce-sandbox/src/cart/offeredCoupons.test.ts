import { describe, expect, it } from 'vitest';
import { makeShopper, type Shopper } from '../orders/testing/makeShopper.ts';

const OFFERS = 'query ($id: String!) { offeredCoupons(cart_id: $id) { code label not_yet saves { value currency } } }';
const APPLY =
  'mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { total_discount items { prices { total_item_discount { value } } } } } }';

interface Offer {
  code: string;
  not_yet: string | null;
  saves: { value: number } | null;
}

const offersOf = async (shopper: Shopper, id: string) =>
  (await shopper.must<{ offeredCoupons: Offer[] }>(OFFERS, { id })).offeredCoupons;
const set = (shopper: Shopper, sql: string) => void shopper.sandbox.db.prepare(sql).run();

describe('coupons that a cart is offered', () => {
  it('say what each would take off, the most first, then what is missing for the others', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    expect(await offersOf(shopper, id)).toMatchObject([
      { code: 'SAVE10', not_yet: null, saves: { value: 149.9, currency: 'INR' } },
      { code: 'UPI5', not_yet: null, saves: { value: 74.95 } },
      { code: 'AUVIRA20', not_yet: expect.stringMatching(/^Only for products of /), saves: null },
      { code: 'FLAT500', not_yet: 'Add ₹1,500 more to use it.', saves: null },
      { code: 'BIG15', not_yet: 'Add ₹8,500 more to use it.', saves: null },
    ]);
  });

  it('bring what was said, and the others then bring what they would in their place', async () => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 2]);
    for (const { code, saves } of (await offersOf(shopper, id)).filter(({ not_yet }) => not_yet === null)) {
      const { applyCouponToCart } = await shopper.must<{ applyCouponToCart: { cart: { total_discount: number } } }>(
        APPLY,
        { id, code },
      );
      expect([code, applyCouponToCart.cart.total_discount]).toEqual([code, saves?.value]);
      await shopper.must('mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }', {
        id,
      });
    }
  });

  it('take no more than their most, and only of the brand that they are for', async () => {
    const shopper = makeShopper();
    set(
      shopper,
      "UPDATE coupon SET brand_code = (SELECT brand_code FROM product WHERE sku = 'TIR-HP-1') WHERE code = 'AUVIRA20'",
    );
    const id = await shopper.cartWith(['TIR-HP-1', 1], ['NIL-PH-2', 1]);
    const { applyCouponToCart } = await shopper.must<{
      applyCouponToCart: { cart: { items: { prices: { total_item_discount: { value: number } } }[] } };
    }>(APPLY, { id, code: 'AUVIRA20' });
    expect(applyCouponToCart.cart.items.map(({ prices }) => prices.total_item_discount.value)).toEqual([299.8, 0]);
    await shopper.must('mutation ($id: String!) { removeCouponFromCart(input: { cart_id: $id }) { cart { id } } }', {
      id,
    });
    set(shopper, "UPDATE coupon SET most = 10000 WHERE code = 'AUVIRA20'");
    expect((await offersOf(shopper, id)).find(({ code }) => code === 'AUVIRA20')?.saves?.value).toBe(100);
  });

  it('are none that are secret, expired or used up, and none for an empty cart', async () => {
    const shopper = makeShopper();
    set(shopper, "UPDATE coupon SET uses_left = 0 WHERE code = 'SAVE10'");
    set(shopper, "UPDATE coupon SET expires_at = 1 WHERE code = 'UPI5'");
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    expect((await offersOf(shopper, id)).map(({ code }) => code)).toEqual(['AUVIRA20', 'FLAT500', 'BIG15']);
    expect(await offersOf(shopper, await shopper.cartWith())).toEqual([]);
  });

  it('are told to whoever owns the cart', async () => {
    const owner = makeShopper();
    await owner.signIn('asha@example.com');
    const id = await owner.cartWith(['TIR-HP-1', 1]);
    const other = makeShopper({}, owner.sandbox);
    expect((await other.ask(OFFERS, { id })).errors?.[0]?.message).toMatch(/cannot perform operations on cart/);
  });
});

it.each(['FLAT500', 'AUVIRA20', 'FIRST50', 'EXPIRED10', 'NO-SUCH'])(
  "refuses %s in Magento's words when it does not fit",
  async code => {
    const shopper = makeShopper();
    const id = await shopper.cartWith(['TIR-HP-1', 1]);
    expect((await shopper.ask(APPLY, { id, code })).errors?.[0]?.message).toBe(
      "The coupon code isn't valid. Verify the code and try again.",
    );
  },
);
