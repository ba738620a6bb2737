import { expect, it } from 'vitest';
import { readGstin } from './gstin.ts';

// Rule checkout-16.
it.each([
  ['27AAPFU0939F1ZV', 'MH', '27AAPFU0939F1ZV'],
  [' 27 aapfu-0939f 1zv ', 'MH', '27AAPFU0939F1ZV'],
  ['29AAGCB7383J1Z4', 'KA', '29AAGCB7383J1Z4'],
  ['२७AAPFU0939F1ZV', 'MH', '27AAPFU0939F1ZV'],
  ['', 'MH', ''],
  ['27AAPFU0939F1ZV', 'a state that nobody knows', '27AAPFU0939F1ZV'],
])('takes %j in %s as %s', (typed, region, value) => {
  expect(readGstin(typed, region)).toEqual({ value });
});

// Rule checkout-16.
it.each([
  ['27AAPFU0939F1Z', 'MH', 'A GSTIN has 15 characters; this one has 14.'],
  ['27AAPFU0939F1ZVX', 'MH', 'A GSTIN has 15 characters; this one has 16.'],
  ['AAPFU0939F1ZV27', 'MH', 'A GSTIN begins with two digits and then your PAN, as in 29ABCDE1234F1ZW.'],
  ['27AAPFU0939F1Z🙂', 'MH', 'A GSTIN has 15 characters; this one has 16.'],
  ['27AAPFU0939F1ZW', 'MH', 'This is no GSTIN: compare each character.'],
  ['27AAPFU0993F1ZV', 'MH', 'This is no GSTIN: compare each character.'],
  ['27AAPFU0939F1ZV', 'KA', 'This GSTIN begins with 27. One of the state that the bill goes to begins with 29.'],
])('says of %j in %s what is wrong', (typed, region, problem) => {
  expect(readGstin(typed, region)).toEqual({ problem });
});
