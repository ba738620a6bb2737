import { expect, it } from 'vitest';
import { pluralIn } from './pluralIn.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

it.each([
  ['en-US', ['other', 'one', 'other', 'other', 'other']],
  ['hi-IN', ['one', 'one', 'other', 'other', 'other']],
  ['pl-PL', ['many', 'one', 'few', 'many', 'few']],
  ['ar-EG', ['zero', 'one', 'two', 'few', 'many']],
  // CLDR has no rules of Maithili.
  ['mai-IN', ['other', 'one', 'other', 'other', 'other']],
])('counts 0, 1, 2, 5 and 22 as %s does', (language, said) => {
  const plural = pluralIn(language);
  expect([0, 1, 2, 5, 22].map(count => plural(count, forms))).toEqual(said);
});

it('says what it says of others where a form is not given', () => {
  expect(pluralIn('pl-PL')(2, { one: 'rzecz', other: 'rzeczy' })).toBe('rzeczy');
});
