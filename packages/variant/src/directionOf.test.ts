import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

// Rule look-21.
it.each([
  ['en_US', 'ltr'],
  ['hi_IN', 'ltr'],
  ['ta_IN', 'ltr'],
  ['ur_IN', 'rtl'],
  ['ks_IN', 'rtl'],
  ['ar_SA', 'rtl'],
  ['he_IL', 'rtl'],
  ['sd_IN', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
