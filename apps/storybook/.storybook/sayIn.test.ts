import { expect, it } from 'vitest';
import { longLocale, sayIn, speak } from './sayIn.ts';

const en = { pay: 'Pay', items: (count: number) => `${count} items`, days: 3 };

it('says a room in the locale that is chosen, and in English what that lacks', () => {
  let said: Record<string, unknown> = {};
  sayIn({ en_US: en, hi_IN: { pay: 'भुगतान करें' } }, texts => {
    said = texts;
  });
  expect(said['pay']).toBe('Pay');
  speak('hi_IN');
  expect([said['pay'], said['days']]).toEqual(['भुगतान करें', 3]);
  speak(longLocale);
  expect(said['pay']).toBe('[Pay ·]');
  expect((said['items'] as typeof en.items)(2)).toBe('[2 items · ·]');
  speak('en_US');
  expect(said).toEqual(en);
});
