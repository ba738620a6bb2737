import { isEmail } from '../customer/isEmail.ts';
import { inputError } from '../errors.ts';
import { oneLine } from '../inbox/oneLine.ts';
import { sendMail } from '../inbox/sendMail.ts';
import type { ResolverMap } from '../resolverMap.ts';

/** Who reads what is written in the contact form. */
const SHOPKEEPER = 'help@shop.example';

/** Characters. */
const LONGEST = { name: 255, telephone: 40, comment: 5000 } as const;

interface ContactInput {
  name: string;
  email: string;
  telephone?: string | null;
  comment: string;
}

function check(input: ContactInput): void {
  if (!isEmail(input.email.trim()))
    throw inputError('The email address is invalid. Verify the email address and try again.');
  if (input.name.trim() === '') throw inputError('Name field is required.');
  if (input.comment.trim() === '') throw inputError('Comment field is required.');
  for (const [field, longest] of Object.entries(LONGEST)) {
    if ((input[field as keyof typeof LONGEST] ?? '').length > longest)
      throw inputError(`"${field}" length is greater than "${longest}" characters.`);
  }
}

/** The contact form. */
export const contactResolvers: ResolverMap = {
  Mutation: {
    contactUs(_, { input }: { input: ContactInput }, context) {
      check(input);
      const name = oneLine(input.name);
      const lines = [
        `Name: ${name}`,
        `Email: ${input.email.trim()}`,
        ...(input.telephone?.trim() ? [`Phone: ${oneLine(input.telephone)}`] : []),
        `Shop: ${context.storeView.name}`,
      ];
      sendMail(context, {
        to: SHOPKEEPER,
        subject: `Contact form: ${name}`,
        body: `${lines.join('\n')}\n\n${input.comment.trim()}`,
      });
      return { status: true };
    },
  },
};
