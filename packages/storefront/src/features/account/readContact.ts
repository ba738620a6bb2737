import * as text from '@shop/messages/signInWays';
import * as v from 'valibot';
import { email, filled, mobile } from '../shared/fieldRules.ts';

const filledMobile = v.pipe(filled(text.contactMissing), mobile);

/** An e-mail address or a mobile number: whoever types an @ means an address. */
export const contactSchema = v.object({
  contact: v.lazy(typed => (typeof typed === 'string' && typed.includes('@') ? email : filledMobile)),
});
export type ContactValues = v.InferOutput<typeof contactSchema>;

/** A contact as the back end takes it. */
export const readContact = (contact: string): { channel: 'MOBILE' | 'EMAIL'; value: string } => ({
  channel: contact.includes('@') ? 'EMAIL' : 'MOBILE',
  value: contact,
});
