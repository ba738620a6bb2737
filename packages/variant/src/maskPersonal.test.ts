import { expect, it } from 'vitest';
import { maskPersonal } from './maskPersonal.ts';

// Rule analytics-05.
it.each([
  ['asha@example.com', '[e-mail]'],
  ['order of Asha.R+shop%40mail.example.in please', 'order of [e-mail] please'],
  ['9876543210', '[number]'],
  ['+91 98765 43210', '[number]'],
  ['call 098765-43210 now', 'call [number] now'],
  ['4111 1111 1111 1111', '[number]'],
  ['९८७६५४३२१०', '[number]'],
  ['+९१ ९८७६५ ४३२१०', '[number]'],
  ['98765–43210', '[number]'],
  ['98765‑43210', '[number]'],
  ['98765\u200B43210', '[number]'],
  ['आशा@उदाहरण.भारत', '[e-mail]'],
  ['asha@कंपनी.com', '[e-mail]'],
  ['asha＠example.com', '[e-mail]'],
  [`cart ${'Zk3nQ8vX1c'.repeat(12)} is gone`, 'cart [token] is gone'],
  ['cart Zk3nQ8vX1cB7mL5pR2tY9wA4sD6fG0hJ is gone', 'cart [token] is gone'],
])('masks %j', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

it.each([
  'galaxy s24 ultra 256 gb',
  'iPhone 15 under 70000',
  'a @ b',
  '15.6 inch',
  '2024-25',
  '₹1,25,000',
  '24/11/2026',
  '10000_25000',
  '10/100/1000 Mbps switch',
  'iphone 13, 14, 15, 16',
  '1.5 l, 2 l, 3 l',
  'Cannot read properties of undefined',
])('leaves %j', text => expect(maskPersonal(text)).toBe(text));

it('takes no time over a long text', () => {
  const began = performance.now();
  for (const text of ['1 '.repeat(20_000), 'a'.repeat(50_000), '@'.repeat(50_000), 'a.'.repeat(30_000)])
    maskPersonal(text);
  expect(performance.now() - began).toBeLessThan(1000);
});
