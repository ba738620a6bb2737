import { openSession } from '../customer/signIn.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type Contact, readContact } from './contact.ts';
import { checkCode, sendCode } from './oneTimeCodes.ts';
import { customerOfContact } from './verifiedMobile.ts';

/** Signing in by a code that goes to a mobile number or an e-mail address. */
export const signInByCode: ResolverMap[string] = {
  sendSignInOtp(_, { input }: { input: Contact }, context) {
    const contact = readContact(input);
    const customerId = customerOfContact(context.db, contact)?.id ?? null;
    return sendCode(context, { ...contact, purpose: 'sign-in', customerId });
  },
  verifySignInOtp(_, { input }: { input: Contact & { otp: string } }, context) {
    const contact = readContact(input);
    // Whose it is now: an address that has left the account since opens it no more.
    const customerId = customerOfContact(context.db, contact)?.id ?? null;
    const { success, message } = checkCode(context, { ...contact, purpose: 'sign-in', customerId }, input.otp);
    return { success, message, token: success && customerId !== null ? openSession(context, customerId) : null };
  },
};
