import { describe, expect, it } from 'vitest';
import { readDate, readPaise } from './readScalars.ts';

describe('amounts', () => {
  it.each([
    ['1499', 149_900],
    ['1499.000000', 149_900],
    ['0.10', 10],
    ['84.745762', 8_475],
    ['84.745', 8_475],
    ['999999999.99', 99_999_999_999],
  ])('reads %s as %i paise', (text, paise) => expect(readPaise(text)).toBe(paise));

  it.each([
    ['1,499.00', 'has thousands separators'],
    ['1,49,900', 'has thousands separators'],
    ['₹1499', 'has a currency sign'],
    ['Rs. 1499', 'has a currency sign'],
    ['1499 INR', 'has a currency sign'],
    ['1499,5', 'has a decimal comma'],
    ['-5', 'is less than zero'],
    ['free', 'is not an amount'],
    ['1e3', 'is not an amount'],
    ['9999999999', 'is more than ₹100 crore'],
  ])('refuses %s', (text, reason) => expect(() => readPaise(text)).toThrow(reason));
});

it('reads days as Magento and as databases write them', () => {
  expect(readDate('2026-01-31 18:30:00').toISOString()).toBe('2026-01-31T18:30:00.000Z');
  expect(readDate('1/31/26').toISOString()).toBe('2026-01-31T00:00:00.000Z');
  expect(readDate('1/31/26, 6:30 PM').toISOString()).toBe('2026-01-31T18:30:00.000Z');
  expect(() => readDate('31/1/26')).toThrow('is not a date');
  expect(() => readDate('2026-02-31')).toThrow('is not a date');
});
