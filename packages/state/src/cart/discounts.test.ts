import { expect, it } from 'vitest';
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
  await shop.dispatch(loadCart());
  expect(cartSlice.selectors.selectLeftCoupon(shop.state())).toBe('SAVE10');
  expect(shop.state().toasts.map(({ message }) => message)).toEqual([
    expect.stringContaining('Coupon SAVE10 does not apply to your cart any more'),
  ]);
  await shop.dispatch(applyCoupon('SAVE20'));
  expect(cartSlice.selectors.selectLeftCoupon(shop.state())).toBeNull();
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
