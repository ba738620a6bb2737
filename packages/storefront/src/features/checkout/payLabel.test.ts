import { paymentOptions } from '@shop/state';
import { expect, it } from 'vitest';
import { payLabel } from './payLabel.ts';

it.each([
  ['upi', 'Pay ₹1,499 with UPI'],
  ['cashondelivery', 'Place order, pay ₹1,499 on delivery'],
  ['free', 'Place order, nothing to pay'],
  ['netbanking', 'Pay ₹1,499 by netbanking'],
])('says for %s: %s', (id, label) => {
  expect(payLabel({ id, label: '' }, '₹1,499')).toBe(label);
});

it('has words of its own for every option of the shop', () => {
  const plain = paymentOptions.filter(option => payLabel(option, '₹1') === 'Pay ₹1').map(({ id }) => id);
  expect(plain).toEqual([]);
});

it('names what is saved', () => {
  const saved = { id: 'card', label: 'Visa •••• 4242', nonce: 'a' };
  expect(payLabel(saved, '₹1,499')).toBe('Pay ₹1,499 with Visa •••• 4242');
});
