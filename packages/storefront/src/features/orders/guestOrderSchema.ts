import * as text from '@shop/messages/guestOrder';
import * as v from 'valibot';
import { email, filled, name } from '../shared/fieldRules.ts';
import { readOrderNumber } from './orderNumber.ts';

/** What opens a guest's order. A number may be written as mails and pages have it. */
export const guestOrderSchema = v.object({
  number: v.pipe(
    filled(text.numberMissing),
    v.transform(readOrderNumber),
    v.nonEmpty(text.numberMissing),
    v.maxLength(40, text.numberMissing),
  ),
  email,
  lastname: name(text.lastnameMissing),
});
export type GuestOrderValues = v.InferOutput<typeof guestOrderSchema>;
