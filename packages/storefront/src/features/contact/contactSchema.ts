import * as text from '@shop/messages/contact';
import { optionalMobileWrong } from '@shop/messages/fields';
import * as v from 'valibot';
import { email, filled, mobile } from '../shared/fieldRules.ts';

/** Longest message that is sent; characters. */
const longestMessage = 2000;

/** What the contact form asks for. */
export const contactSchema = v.object({
  name: v.pipe(filled(text.nameMissing), v.maxLength(255, text.nameMissing)),
  email,
  telephone: mobile(optionalMobileWrong),
  comment: v.pipe(filled(text.messageMissing), v.maxLength(longestMessage, text.messageLong(longestMessage))),
});
export type ContactValues = v.InferOutput<typeof contactSchema>;
