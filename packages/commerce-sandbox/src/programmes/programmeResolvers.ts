import type { SandboxContext } from '../context.ts';
import { type CustomerRow, signedIn } from '../customer/findCustomer.ts';
import { type Contact, readContact } from '../identity/contact.ts';
import { checkCode, sendCode } from '../identity/oneTimeCodes.ts';
import { inWords, refused } from '../identity/secrets.ts';
import { orderDate } from '../orders/orderDate.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { type Institute, instituteByCode, isOfInstitute, type Programme } from './institutes.ts';
import { isTaken, keepMembership, membershipOf, standingOf } from './membership.ts';

interface CodeInput {
  programme: Programme;
  code: string;
}

/** The institute of a code, or why there is none. Wrong codes are counted by client: they are no secret to be tried. */
function readInstitute({ client, wrongPasswords }: SandboxContext, { programme, code }: CodeInput): Institute | string {
  if (!wrongPasswords.take(client))
    return `Too many attempts were wrong. Try again in ${inWords(wrongPasswords.wait())}.`;
  const institute = instituteByCode(code);
  if (!institute) return 'This code is not known. Check it with whoever gave it to you.';
  wrongPasswords.giveBack(client);
  if (institute.hasEnded) return 'This code has expired. Ask for the one that holds now.';
  if (institute.programme !== programme)
    return programme === 'STUDENT'
      ? 'This code is of a company. It is good for the programme for employees.'
      : 'This code is of a school or college. It is good for the programme for students.';
  return institute;
}

/** Purchase programmes: proving to belong to an institute, and what came of it. */
export const programmeResolvers: ResolverMap = {
  Customer: {
    purchase_programme({ id }: CustomerRow, _: unknown, { db, clock, config }: SandboxContext) {
      const membership = membershipOf(db, id);
      if (!membership) return null;
      const { institute, email, verified_at: verified, expires_at: expires } = membership;
      return {
        programme: institute.programme,
        institute_name: institute.name,
        email,
        verified_at: orderDate(verified),
        expires_at: orderDate(expires),
        status: standingOf(membership, clock()),
        store_code: config.storeViews.some(({ code }) => code === institute.view) ? institute.view : null,
      };
    },
  },
  Mutation: {
    verifyInstituteCode(_, { input }: { input: CodeInput }, context) {
      signedIn(context);
      const institute = readInstitute(context, input);
      if (typeof institute === 'string') return { success: false, message: institute };
      return { success: true, institute_name: institute.name, email_domains: institute.domains };
    },

    verifyInstituteEmail(_, { input }: { input: CodeInput & { email: string; otp?: string | null } }, context) {
      const { id: customerId } = signedIn(context);
      const institute = readInstitute(context, input);
      if (typeof institute === 'string') return refused(institute);
      const contact: Contact = readContact({ channel: 'EMAIL', value: input.email });
      if (!isOfInstitute(institute, contact.value))
        return refused(`Use the e-mail address that ${institute.name} gave you. It ends in ${institute.domains[0]}.`);
      const request = { ...contact, purpose: 'institute', customerId } as const;
      if (typeof input.otp !== 'string') return sendCode(context, request);
      const answer = checkCode(context, request, input.otp);
      if (!answer.success) return answer;
      // Told only to who reads the mail of the address.
      if (isTaken(context, contact.value, customerId))
        return refused('This e-mail address has verified another account. It can verify one at a time.');
      keepMembership(context, customerId, institute, contact.value);
      return answer;
    },
  },
};
