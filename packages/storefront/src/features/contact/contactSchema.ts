import * as text from '@shop/messages/contact';
import * as v from 'valibot';
import { atMost, email, filled, mobile, name, nameLength } from '../shared/fieldRules.ts';

/** Longest message that is sent; characters. */
const longestMessage = 2000;

/** What the contact form asks for: the name is first and last in one. */
export const contactSchema = v.object({
  name: name(text.nameMissing, 2 * nameLength + 1),
  email,
  telephone: mobile,
  comment: v.pipe(filled(text.messageMissing), atMost(longestMessage)),
});
export type ContactValues = v.InferOutput<typeof contactSchema>;
