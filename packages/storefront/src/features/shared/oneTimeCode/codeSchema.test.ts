import { expect, it } from 'vitest';
import * as v from 'valibot';
import { codeSchema } from './codeSchema.ts';

const read = (otp: string) => {
  const { success, output, issues } = v.safeParse(codeSchema, { otp });
  return success ? output.otp : issues[0].message;
};

it.each([
  '123456',
  ' 123 456 ',
  '12-34-56',
  '१२३४५६',
  '\u200e123456\u200b',
  '123456 is your code to sign in to ZEPP Coins. It is good for 10 minutes.',
  'Dear customer, 123456 is valid for 10 min. Call 9876543210 if you did not ask for it.',
  '१२३४५६ आपका OTP है। यह १० मिनट तक मान्य है।',
])('finds the code in %j', typed => {
  expect(read(typed)).toBe('123456');
});

it.each(['', '   ', '12345', '1234567', '123 4567', 'code', '🙂'])('finds no code in %j', typed => {
  expect(read(typed)).toBe('Enter the six digits of the code.');
});
