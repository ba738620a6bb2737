import { expect, it } from 'vitest';
import { inSentence } from './inSentence.ts';

it.each([
  ['Colour', 'colour'],
  ['Screen Size', 'screen size'],
  ['SIM Type', 'SIM type'],
  ['UPI ID', 'UPI ID'],
  ['iPhone', 'iPhone'],
  ['E-mail', 'e-mail'],
  ['K Number', 'K number'],
  ['हिंदी', 'हिंदी'],
])('puts %s into a sentence as %s', (label, said) => expect(inSentence(label)).toBe(said));
