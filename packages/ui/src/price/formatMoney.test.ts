import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney.ts';

// Rule shops-03.
it('writes rupees in lakhs, as Indian shoppers read them', () => {
  expect(formatMoney(124_990)).toBe('₹1,24,990');
});

// Rule shops-04.
it('writes a whole amount without decimals, and with two where the shop counts paise', () => {
  expect([formatMoney(1499), formatMoney(1499, 2)]).toEqual(['₹1,499', '₹1,499.00']);
});

// Rule shops-04.
it('never rounds paise away', () => {
  expect([formatMoney(813.1), formatMoney(-0.5), formatMoney(1499.995), formatMoney(1.1 + 2.2 - 0.3)]).toEqual([
    '₹813.10',
    '-₹0.50',
    '₹1,500',
    '₹3',
  ]);
});

it('puts the sign of a reduction before the symbol', () => {
  expect(formatMoney(-100)).toBe('-₹100');
});
