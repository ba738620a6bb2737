import { expect, it } from 'vitest';
import { LEFT_COUPON_MS } from '../app/toastLifetimes.ts';
import { lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { cartSlice } from './cartSlice.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { applyCoins, applyGiftCard, removeCoins, removeGiftCard } from './credits.ts';
import { loadCart } from './loadCart.ts';

it('applies a coupon without the spaces around it, and removes it', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  await shop.dispatch(applyCoupon('  SAVE10 '));
  expect(shop.commerce.carts.get(shop.cart.id)?.coupon).toBe('SAVE10');
  await shop.dispatch(removeCoupon());
  expect(shop.commerce.carts.get(shop.cart.id)?.coupon).toBeNull();
});

it('says once that a coupon has left by itself, and forgets it when the shopper tries another', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 2 });
  await shop.dispatch(applyCoupon('SAVE10'));
  shop.cart.coupon = null;
  await shop.dispatch(loadCart());
  expect(cartSlice.selectors.selectLeftCoupon(shop.state())).toBe('SAVE10');
  expect(shop.state().toasts).toMatchObject([
    { message: expect.stringContaining('Coupon SAVE10 does not apply to your cart any more'), dismissable: true },
  ]);
  await shop.clock.pass(LEFT_COUPON_MS);
  await shop.dispatch(loadCart());
  expect([cartSlice.selectors.selectLeftCoupon(shop.state()), shop.state().toasts]).toEqual(['SAVE10', []]);
  await shop.dispatch(applyCoupon('SAVE20'));
  expect(cartSlice.selectors.selectLeftCoupon(shop.state())).toBeNull();
});

it('says nothing more of a coupon that has left when the cart has one again', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 2 });
  await shop.dispatch(applyCoupon('SAVE10'));
  for (const coupon of [null, 'SAVE20']) {
    shop.cart.coupon = coupon;
    await shop.dispatch(loadCart());
  }
  expect([cartSlice.selectors.selectLeftCoupon(shop.state()), shop.state().toasts.length]).toEqual([null, 1]);
});

it('says nothing of a coupon that the shopper took away', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 2 });
  await shop.dispatch(applyCoupon('SAVE10'));
  await shop.dispatch(removeCoupon());
  expect([cartSlice.selectors.selectLeftCoupon(shop.state()), shop.state().toasts]).toEqual([null, []]);
});

it('pays with a gift card and with coins, and takes both off again', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const credit = () => {
    const details = shop.state().cart.details;
    return [details?.applied_gift_cards?.[0]?.code, details?.mw_applied_reward_points?.points];
  };
  await shop.dispatch(applyGiftCard(' GIFT-1 '));
  await shop.dispatch(applyCoins());
  expect(credit()).toEqual(['GIFT-1', 200]);
  await shop.dispatch(removeGiftCard('GIFT-1'));
  await shop.dispatch(removeCoins());
  expect(credit()).toEqual([undefined, undefined]);
});

it('takes two gift cards on at once, and off again', async () => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const both = ['GIFT-1', 'GIFT-2'];
  await Promise.all(both.map(async code => shop.dispatch(applyGiftCard(code))));
  expect(shop.cart.cards).toEqual(both);
  await Promise.all(both.map(async code => shop.dispatch(removeGiftCard(code))));
  expect(shop.cart.cards).toEqual([]);
});

// Rule cart-17.
it.each([
  ['a coupon applied', 'applyCoupon', () => applyCoupon('SAVE10')],
  ['a coupon removed', 'removeCoupon', removeCoupon],
  ['a gift card applied', 'applyGiftCard', () => applyGiftCard('GIFT-1')],
] as const)('finds %s, although the answer was lost, beside what the server does not tell', async (_, call, flow) => {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  const { cartDetails } = shop.commerce.port;
  shop.commerce.port.cartDetails = async cartId => {
    const details = await cartDetails(cartId);
    const { applied_coupons: coupons, applied_gift_cards: cards } = details;
    const untold = {
      applied_coupons: [null, ...(coupons ?? [])],
      applied_gift_cards: [null, { code: null }, ...(cards ?? [])],
    };
    return { ...details, ...untold } as typeof details;
  };
  shop.commerce.fail(call, lost, 'after');
  expect(await shop.dispatch(flow())).toEqual({ status: 'done' });
});
