import type { GiftChoice } from '@shop/commerce-client';
import { expect, it } from 'vitest';
import { lost } from '../testing/fakeCommerce.ts';
import { openFilledShop } from '../testing/openFilledShop.ts';
import { setGift } from './setGift.ts';

const gift: GiftChoice = {
  message: { to: 'Meera', from: 'Asha', message: 'Happy Diwali!' },
  wrappingId: 'marigold',
  receipt: true,
  card: true,
};
const { message } = gift;
const nothing: GiftChoice = { message: null, wrappingId: null, receipt: false, card: false };

/** Sends a choice whose answer is lost, from a cart that is given as another one. */
async function loseAnswer(choice: GiftChoice, before: GiftChoice, when: 'before' | 'after', isUnread = false) {
  const shop = await openFilledShop({ sku: 'A', quantity: 1 });
  await shop.dispatch(setGift(before));
  shop.commerce.fail('setGift', lost, when);
  if (isUnread) shop.commerce.fail('cartDetails', lost, 'before');
  return shop.dispatch(setGift(choice));
}

// Rules cart-17 and cart-23.
it.each<[string, GiftChoice, GiftChoice]>([
  ['all of it', gift, nothing],
  ['nothing', nothing, gift],
])('counts as set where the cart was given as asked and only the answer was lost: %s', async (_, choice, before) => {
  expect(await loseAnswer(choice, before, 'after')).toEqual({ status: 'done' });
});

// Rules cart-17 and cart-23.
it.each<[string, GiftChoice]>([
  ['goes to another', { ...gift, message: { ...message!, to: 'Ravi' } }],
  ['comes from another', { ...gift, message: { ...message!, from: 'Ravi' } }],
  ['says something else', { ...gift, message: { ...message!, message: 'Get well soon!' } }],
  ['says nothing', { ...gift, message: null }],
  ['is in other paper', { ...gift, wrappingId: 'plain' }],
  ['is in no paper', { ...gift, wrappingId: null }],
  ['has the usual receipt', { ...gift, receipt: false }],
  ['has no card', { ...gift, card: false }],
])('counts as failed where nothing was answered and the cart %s', async (_, before) => {
  expect(await loseAnswer(gift, before, 'before')).toMatchObject({ status: 'failed', problem: { kind: 'network' } });
});

// Rules cart-17 and cart-23.
it('counts as failed where the cart could not be read back, whatever it was given as before', async () => {
  expect(await loseAnswer(gift, gift, 'before', true)).toMatchObject({ status: 'failed', problem: lost });
});
