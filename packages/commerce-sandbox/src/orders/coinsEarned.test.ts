import { expect, it } from 'vitest';
import { coinsEarned, coinsText } from './coinsEarned.ts';

it('earns one coin in the singular', () => {
  expect([199_00, 21_999_00].map(paid => coinsText(Math.floor(coinsEarned(paid) / 100), 'en_US'))).toEqual([
    '1 coin',
    '219 coins',
  ]);
});
