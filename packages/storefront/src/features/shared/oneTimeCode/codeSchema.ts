import { codeMissing } from '@shop/messages/oneTimeCode';
import { plainDigits } from '@shop/state';
import * as v from 'valibot';

/** The six digits of a code, typed with gaps or pasted with words around them. */
export const codeSchema = v.object({
  otp: v.pipe(
    v.string(),
    v.transform(typed => plainDigits(typed).replaceAll(/\D/g, '')),
    v.regex(/^\d{6}$/, codeMissing),
  ),
});
export type CodeValues = v.InferOutput<typeof codeSchema>;
