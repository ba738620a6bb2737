import { expect, it } from 'vitest';
import { readOrderNumber } from './orderNumber.ts';

it.each([
  ['Order #000000012', '000000012'],
  ['order:000000012', '000000012'],
  ['ऑर्डर 000000012', '000000012'],
  ['Order no. 000000012', '000000012'],
  ['०००००००१२', '000000012'],
  [' #0000 00012 ', '000000012'],
  ['ORD-12', 'ORD-12'],
  ['\u200e000000012\u200b', '000000012'],
  ['order', ''],
])('finds the number in %j', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});
