import { expect, it } from 'vitest';
import { readPincode } from './pincode.ts';

it.each([
  '110001',
  ' 110001 ',
  '110 001',
  '110-001',
  '110–001',
  '११०००१',
  '११० ००१',
  '১১০০০১',
  '૧૧૦૦૦૧',
  '௧௧௦௦௦௧',
  '൧൧൦൦൦൧',
  '\u200e110\u00a0001\u200e',
])('takes %j as 110001', typed => {
  expect(readPincode(typed)).toEqual({ value: '110001' });
});

// Rule delivery-04.
it.each(['', '  ', '-', '11000', '1100011', '010001', '०१०००१', 'abcdef', '11000O', '+110001', '110.001'])(
  'refuses %j',
  typed => {
    expect(readPincode(typed)).toEqual({ problem: 'Invalid pincode format.' });
  },
);
