import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Price, type PriceProps } from './Price.tsx';
import { PriceFormatProvider } from './PriceFormat.ts';

afterEach(cleanup);

const text = (props: PriceProps, decimals: 0 | 2 = 0) =>
  render(
    <PriceFormatProvider decimals={decimals}>
      <Price {...props} />
    </PriceFormatProvider>,
  ).container.textContent;

it('says what it was and what that saves', () => {
  expect(text({ value: 1499, was: 2499 })).toBe('₹1,499Before ₹2,49940% off');
});

it('rounds what is saved down, so that it never promises too much', () => {
  expect(text({ value: 1, was: 3 })).toContain('66% off');
});

it('names no saving of less than one percent', () => {
  expect(text({ value: 9999, was: 10_000 })).toBe('₹9,999Before ₹10,000');
});

it.each([1499, 1000])('does not say what it was when that is no more: %i', was => {
  expect(text({ value: 1499, was })).toBe('₹1,499');
});

it('has two decimals where the shop counts paise', () => {
  expect(text({ value: 1499 }, 2)).toBe('₹1,499.00');
});
