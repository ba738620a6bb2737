import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { accountMutations } from './accountMutations.ts';
import { addressMutations } from './addressMutations.ts';
import { customerFields } from './customerFields.ts';
import { deleteCustomer } from './deleteCustomer.ts';
import { signedIn } from './findCustomer.ts';
import { isEmail } from './isEmail.ts';
import { passwordReset } from './passwordReset.ts';

/** Accounts, tokens, profiles and address books. */
export const customerResolvers: ResolverMap = {
  Query: {
    customer: (_, __, context) => signedIn(context),
    // True of every address, as Magento has it unless guests may sign in while they order: it tells a stranger nothing.
    isEmailAvailable(_, { email }: { email: string }) {
      if (email.trim() === '') throw inputError('Email must be specified');
      if (!isEmail(email.trim())) throw inputError('Email is invalid');
      return { is_email_available: true };
    },
  },
  Mutation: { ...accountMutations, ...addressMutations, ...passwordReset, ...deleteCustomer },
  ...customerFields,
};
