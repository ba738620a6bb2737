import { describe, expect, it } from 'vitest';
import { sampleBiller, sampleOperator, sampleToll } from '../../testing/sampleBill.ts';
import { readCustomerNumber, roomForNumber } from './billNumber.ts';

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
    [sampleOperator, '(+91) 98765.43210', '9876543210'],
    [sampleOperator, '+91 (0) 98765 43210', '9876543210'],
    [sampleOperator, '0091 98765 43210', '9876543210'],
    [sampleOperator, '9198765432', '9198765432'],
    [sampleToll, 'ka 01 ab 1234', 'KA01AB1234'],
  ])('is read as people write it', (biller, typed, value) => {
    expect(of(biller)(typed)).toEqual({ value });
  });

  it.each([
    [sampleBiller, '', 'Enter your account ID.'],
    [sampleBiller, '12345', 'Enter at least 10 digits. You have entered 5.'],
    [sampleBiller, '0123 4567 890', 'Enter at most 10 digits. You have entered 11.'],
    [sampleBiller, '12345abcde', 'This is no Account ID. It has 10 digits, on the top right of your bill.'],
    [sampleOperator, '5876543210', 'This is no Mobile number. It has 10 digits, without +91.'],
    [sampleOperator, '+91 98765 432100', 'Enter at most 10 digits. You have entered 11.'],
    [sampleToll, 'KA01', 'Enter at least 7 characters. You have entered 4.'],
    [sampleToll, 'KA01ABC12345', 'Enter at most 11 characters. You have entered 12.'],
  ])('is refused in the biller’s own words', (biller, typed, problem) => {
    expect(of(biller)(typed)).toEqual({ problem });
  });

  it('is any text where the biller has no rule, or one that cannot be read', () => {
    for (const pattern of [null, '(']) {
      const rule = { ...sampleBiller.number, pattern, min_length: null, max_length: null, hint: null };
      expect(readCustomerNumber(rule, 'x 1')).toEqual({ value: 'X1' });
    }
  });

  it('is as long as the biller says also where no pattern says it', () => {
    const rule = { ...sampleBiller.number, pattern: null, min_length: 4, max_length: 6 };
    expect(readCustomerNumber(rule, '12-34-56')).toEqual({ value: '123456' });
    expect(readCustomerNumber(rule, '123')).toEqual({ problem: 'Enter at least 4 digits. You have entered 3.' });
    expect(readCustomerNumber(rule, '1234567')).toEqual({ problem: 'Enter at most 6 digits. You have entered 7.' });
  });

  it.each([0, -1, 5, null])('is not held to a longest length that no number can keep: %s', max_length => {
    const rule = { ...sampleBiller.number, max_length };
    expect(readCustomerNumber(rule, '1234567890')).toEqual({ value: '1234567890' });
    expect(readCustomerNumber({ ...rule, pattern: null }, '1'.repeat(41))).toEqual({
      problem: 'Enter at most 40 digits. You have entered 41.',
    });
  });

  it('has room in its field for how people write it, so that none is cut to one of somebody else', () => {
    expect(roomForNumber(sampleOperator.number)).toBeGreaterThanOrEqual('+91 9-8-7-6-5-4-3-2-1-0'.length);
    expect(roomForNumber(sampleOperator.number)).toBeLessThan(30);
    expect(roomForNumber({ ...sampleOperator.number, max_length: null })).toBeGreaterThanOrEqual(40);
  });
});
