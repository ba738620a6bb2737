import { expect, it } from 'vitest';
import { formatNumber } from './formatNumber.ts';

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [99_999, '99,999'],
  [100_000, '1,00,000'],
  [12_34_567, '12,34,567'],
  [1_00_00_000, '1,00,00,000'],
  [-1_24_990, '-1,24,990'],
  [1499.5, '1,500'],
])('writes %d as %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

it.each([0, 2])('writes whole paise as the platform does, with %d decimals', decimals => {
  const platform = new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  for (let paise = -250_000; paise < 2_000_000_000; paise += Math.ceil(Math.abs(paise) / 97) + 1) {
    expect(formatNumber(paise / 100, decimals)).toBe(platform.format(paise / 100));
  }
});
