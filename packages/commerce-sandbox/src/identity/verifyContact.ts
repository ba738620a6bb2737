import type { SandboxContext } from '../context.ts';
import { type CustomerRow, signedIn } from '../customer/findCustomer.ts';
import { tellOfChange } from '../customer/tellOfChange.ts';
import { run, transaction } from '../database.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type Channel, type Contact, readContact } from './contact.ts';
import { checkCode, sendCode } from './oneTimeCodes.ts';
import { refused } from './secrets.ts';
import { keepVerifiedMobile } from './verifiedMobile.ts';

/** Where the account keeps what was proved, and what of it its owner is told has changed. */
const kept = {
  MOBILE: { attribute: 'mobile_number', change: 'mobile' },
  EMAIL: { attribute: 'secondary_email', change: 'personalEmail' },
} as const satisfies Record<Channel, object>;

/** Keeps what the customer has proved to read, and mails so: by a number one can sign in. */
function keepContact(context: SandboxContext, customer: CustomerRow, { channel, value }: Contact): void {
  const { db } = context;
  const { attribute, change } = kept[channel];
  transaction(db, () => {
    run(
      db,
      "UPDATE customer SET attributes = json_set(attributes, '$.' || ?, ?) WHERE id = ?",
      attribute,
      value,
      customer.id,
    );
    if (channel === 'MOBILE') keepVerifiedMobile(db, customer.id, value);
    tellOfChange(context, customer, change, [customer.email]);
  });
}

/**
 * A mobile number and a personal e-mail address of the account, each proved by a code. Whoever reads what is sent there
 * may add it: whether another account has it, too, no answer tells.
 */
export const verifyContact: ResolverMap[string] = {
  sendMyAccOtp(_, { input }: { input: Contact }, context) {
    const { id, email } = signedIn(context);
    const contact = readContact(input);
    if (contact.channel === 'EMAIL' && contact.value === email.toLowerCase())
      return refused('This is the e-mail address that you sign in with.');
    return sendCode(context, { ...contact, purpose: 'account', customerId: id });
  },
  verifyMyAccOtp(_, { input }: { input: Contact & { otp: string } }, context) {
    const customer = signedIn(context);
    const contact = readContact(input);
    const answer = checkCode(context, { ...contact, purpose: 'account', customerId: customer.id }, input.otp);
    if (answer.success) keepContact(context, customer, contact);
    return answer;
  },
};
