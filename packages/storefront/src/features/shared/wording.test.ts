import { expect, it } from 'vitest';
import { listOf, readableMobile } from './wording.ts';

it('names several as the language does', () => {
  expect(listOf(['UPI', 'cards', 'wallets'])).toBe('UPI, cards and wallets');
  expect(listOf(['a.example', 'b.example'], 'disjunction')).toBe('a.example or b.example');
  expect(listOf(['Razorpay'])).toBe('Razorpay');
});

it('writes a mobile number as people read it, and leaves what is none', () => {
  expect(readableMobile('9876543210')).toBe('+91\u00a098765\u00a043210');
  expect(readableMobile('+971 50 123')).toBe('+971 50 123');
});
