import * as text from '@shop/messages/contact';
import * as v from 'valibot';

/** Longest message that is sent; characters. */
const longestMessage = 2000;

const filled = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing));

/** What the contact form asks for. */
export const contactSchema = v.object({
  name: v.pipe(filled(text.nameMissing), v.maxLength(255, text.nameMissing)),
  email: v.pipe(filled(text.emailMissing), v.email(text.emailWrong)),
  telephone: v.pipe(v.string(), v.trim(), v.regex(/^([6-9][0-9]{9})?$/, text.mobileWrong)),
  comment: v.pipe(filled(text.messageMissing), v.maxLength(longestMessage, text.messageLong(longestMessage))),
});
export type ContactValues = v.InferOutput<typeof contactSchema>;
