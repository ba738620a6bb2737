import * as v from 'valibot';
import { expect, it } from 'vitest';
import { email, filled, mobile } from './fieldRules.ts';

const answer = (rule: v.GenericSchema<string, string>, typed: string) => {
  const { success, output, issues } = v.safeParse(rule, typed);
  return success ? output : issues.map(({ message }) => message);
};

it('takes a mobile number as people write it, and hands on its ten digits', () => {
  const typed = ['9876543210', ' 98765 43210 ', '98765-43210', '+91 98765 43210', '+919876543210', '919876543210', '09876543210'];
  expect(new Set(typed.map(each => answer(mobile('Wrong.'), each)))).toEqual(new Set(['9876543210']));
  expect(answer(mobile('Wrong.'), '')).toBe('');
});

it.each(['1234567890', '987654321', '98765432101', '9876 543210', 'call me'])('refuses %s, which is no Indian mobile number', typed => {
  expect(answer(mobile('Wrong.'), typed)).toEqual(['Wrong.']);
});

it('asks once for what is missing, and takes spaces off what is there', () => {
  expect(answer(v.pipe(filled('Missing.'), mobile('Wrong.')), ' ')).toEqual(['Missing.']);
  expect(answer(filled('Missing.'), ' Meera ')).toBe('Meera');
  expect(answer(email, 'meera@')).toEqual(['Enter an e-mail address like name@example.com.']);
});
