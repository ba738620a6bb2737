import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

it('writes rupees in lakhs, as Indian shoppers read them', () => {
  expect(formatMoney(124_990)).toBe('₹1,24,990');
});

it('has no decimals, and two where the shop counts paise', () => {
  expect([formatMoney(1499.5), formatMoney(1499.5, 2)]).toEqual(['₹1,500', '₹1,499.50']);
});

it('puts the sign of a reduction before the symbol', () => {
  expect(formatMoney(-100)).toBe('-₹100');
});
