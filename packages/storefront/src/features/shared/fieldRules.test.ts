import * as v from 'valibot';
import { expect, it } from 'vitest';
import { customerName, email, filled, mobile, name, pincode } from './fieldRules.ts';

const answer = (rule: v.GenericSchema<string, string>, typed: string) => {
  const { success, output, issues } = v.safeParse(rule, typed);
  return success ? output : issues.map(({ message }) => message);
};

it.each([
  '9876543210',
  ' 98765 43210 ',
  '98765-43210',
  '9876 543 210',
  '98765–43210',
  '(98765) 43210',
  '98765.43210',
  '+91 98765 43210',
  '+919876543210',
  '+91-9876-543210',
  '(+91) 98765 43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '919876543210',
  '91 98765 43210',
  '91 098765 43210',
  '09876543210',
  '0 98765 43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '\u202a+91 98765 43210\u202c',
  '98765\u00a043210',
])('takes %j for the mobile number 9876543210', typed => {
  expect(answer(mobile, typed)).toBe('9876543210');
});

it.each([
  ['987654321', 'This number is too short: a mobile number has 10 digits, this has 9.'],
  ['+91 98765 4321', 'This number is too short: a mobile number has 10 digits, this has 9.'],
  ['0', 'This number is too short: a mobile number has 10 digits, this has 0.'],
  ['98765432101', 'This number is too long: a mobile number has 10 digits, this has 11.'],
  ['+91 98765 432101', 'This number is too long: a mobile number has 10 digits, this has 11.'],
  ['call me', 'Use digits only, for example 98765 43210.'],
  ['98765 4321O', 'Use digits only, for example 98765 43210.'],
  ['-', 'Use digits only, for example 98765 43210.'],
  ['98765+43210', 'Use digits only, for example 98765 43210.'],
  ['1234567890', 'An Indian mobile number begins with 6, 7, 8 or 9.'],
  ['011 2345 6789', 'An Indian mobile number begins with 6, 7, 8 or 9.'],
  ['+44 7700 900123', 'Enter an Indian mobile number (+91).'],
  ['0044 7700 900123', 'Enter an Indian mobile number (+91).'],
])('says of %j what is wrong with it', (typed, problem) => {
  expect(answer(mobile, typed)).toEqual([problem]);
});

it('takes no mobile number for none', () => {
  expect(answer(mobile, '')).toBe('');
  expect(answer(mobile, '  ')).toBe('');
  expect(answer(v.pipe(filled('Missing.'), mobile), ' ')).toEqual(['Missing.']);
});

it('takes a name of 50 characters, and says how many another has', () => {
  expect(answer(name('Missing.'), ` ${'न'.repeat(50)} `)).toBe('न'.repeat(50));
  expect(answer(name('Missing.'), 'x'.repeat(51))).toEqual(['Use at most 50 characters: these are 51.']);
  expect(answer(name('Missing.'), ' ')).toEqual(['Missing.']);
});

it('hands on a pincode as it is sent, and tells an empty one from a wrong one', () => {
  expect([answer(pincode, '११० ००१'), answer(pincode, ''), answer(pincode, '11000')]).toEqual([
    '110001',
    ['Enter the pincode.'],
    ['Invalid pincode format.'],
  ]);
});

it.each(['', ' \u00a0\n', '\u200b', '\u200e \u2063', '\ufeff\u00ad'])('takes %j for nothing', typed => {
  expect(answer(filled('Missing.'), typed)).toEqual(['Missing.']);
});

it('keeps the signs by which letters of Indian scripts are joined', () => {
  expect(answer(filled('Missing.'), 'क\u094d\u200dष')).toBe('क\u094d\u200dष');
});

it('takes spaces off what is there', () => {
  expect(answer(filled('Missing.'), ' Meera ')).toBe('Meera');
  expect(answer(email, 'meera@')).toEqual(['Enter an e-mail address like name@example.com.']);
});

// Rule session-20.
it.each([
  ["D'Souza-Rao Jr.", "D'Souza-Rao Jr."],
  ['प्रिया', 'प्रिया'],
  ['\u202eAsha\u200b \u200fRao', 'Asha Rao'],
  ['Asha 🙂', ['No name.']],
  ['<img src=x>', ['No name.']],
  ['\u200b', ['Say it.']],
  ['a'.repeat(500), ['Use at most 50 characters: these are 500.']],
])('reads the name %j of an account', (typed, read) => {
  expect(answer(customerName('Say it.', 'No name.'), typed)).toEqual(read);
});

it.each([
  ['meera.rao+shop@example.co.in', 'meera.rao+shop@example.co.in'],
  [" d'souza@example.com ", "d'souza@example.com"],
  ['r&d@my--shop.in', 'r&d@my--shop.in'],
  ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['\u202aasha@example.com\u200b\u202c', 'asha@example.com'],
])('takes %j for an e-mail address', (typed, address) => {
  expect(answer(email, typed)).toBe(address);
});

it.each([
  'asha',
  'asha@example',
  '@example.com',
  'asha@@example.com',
  'asha..rao@example.com',
  '.asha@example.com',
  'asha@-example.com',
  'asha@example.com.',
  'asha@example.1',
  'asha rao@example.com',
  '"asha"@example.com',
  'a,b@example.com',
  'आशा@example.com',
  '🙂@example.com',
  `${'a.'.repeat(5000)}@${'b-'.repeat(5000)}`,
])('takes no %j for an e-mail address', typed => {
  expect(answer(email, typed)).toContain('Enter an e-mail address like name@example.com.');
});

it('takes an e-mail address of at most 254 characters', () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`;
  expect(answer(email, `${long}.in`)).toBe(`${long}.in`);
  expect(answer(email, `${long}.example`)).toEqual([`Use at most 254 characters: these are ${long.length + 8}.`]);
});
