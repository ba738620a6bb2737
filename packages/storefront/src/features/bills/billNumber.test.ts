import { describe, expect, it } from 'vitest';
import { sampleBiller, sampleOperator, sampleToll } from '../../testing/sampleBill.ts';
import { readCustomerNumber } from './billNumber.ts';

const of =
  ({ number }: typeof sampleBiller) =>
  (typed: string) =>
    readCustomerNumber(number, typed);

// bills-02
describe('a customer’s number', () => {
  it.each([
    [sampleBiller, ' 1234 567-890 ', '1234567890'],
    [sampleBiller, '१२३४५६७८९०', '1234567890'],
    [sampleOperator, '+91 98765 43210', '9876543210'],
    [sampleOperator, '098765-43210', '9876543210'],
    [sampleToll, 'ka 01 ab 1234', 'KA01AB1234'],
  ])('is read as people write it', (biller, typed, value) => {
    expect(of(biller)(typed)).toEqual({ value });
  });

  it.each([
    [sampleBiller, '', 'Enter your account ID.'],
    [sampleBiller, '12345', 'Enter at least 10 digits. You have entered 5.'],
    [sampleBiller, '01234567890', 'This is no Account ID. It has 10 digits, on the top right of your bill.'],
    [sampleBiller, '12345abcde', 'This is no Account ID. It has 10 digits, on the top right of your bill.'],
    [sampleOperator, '5876543210', 'This is no Mobile number. It has 10 digits, without +91.'],
    [sampleToll, 'KA01', 'Enter at least 7 characters. You have entered 4.'],
  ])('is refused in the biller’s own words', (biller, typed, problem) => {
    expect(of(biller)(typed)).toEqual({ problem });
  });

  it('is any text where the biller has no rule, or one that cannot be read', () => {
    for (const pattern of [null, '(']) {
      const rule = { ...sampleBiller.number, pattern, min_length: null, hint: null };
      expect(readCustomerNumber(rule, 'x 1')).toEqual({ value: 'X1' });
    }
  });
});
