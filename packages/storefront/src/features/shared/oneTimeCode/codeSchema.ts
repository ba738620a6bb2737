import { codeMissing } from '@shop/messages/oneTimeCode';
import { plainDigits } from '@shop/state';
import * as v from 'valibot';

/** The code in what was typed with gaps, or pasted with the sentences of its message around it. */
function codeIn(typed: string): string {
  const plain = plainDigits(typed);
  // The other numbers of a message, as how many minutes it is good for, are shorter.
  const [, alone] = /(?:^|\D)(\d{6})(?!\d)/.exec(plain) ?? [];
  return alone ?? plain.replaceAll(/\D/g, '');
}

/** The six digits of a one-time code. */
export const codeSchema = v.object({
  otp: v.pipe(v.string(), v.transform(codeIn), v.regex(/^\d{6}$/, codeMissing)),
});
export type CodeValues = v.InferOutput<typeof codeSchema>;
