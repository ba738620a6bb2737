import { transaction } from '../database.ts';
import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { accountMutations } from './accountMutations.ts';
import { signedIn } from './findCustomer.ts';
import type { ProfileInput } from './readProfile.ts';

/** GraphQL's CustomerInput, of the mutations before createCustomerV2 and updateCustomerV2. */
type CustomerInput = ProfileInput & { email?: string | null; password?: string | null };

/** Accounts as storefronts made and changed them before the second versions. */
export const olderAccountMutations: ResolverMap[string] = {
  createCustomer(_, { input }: { input: CustomerInput }, context, info) {
    if (!input.email?.trim()) throw inputError('Required parameters are missing: Email');
    return accountMutations['createCustomerV2']!(_, { input } as never, context, info);
  },
  async updateCustomer(_, { input }: { input: CustomerInput }, context, info) {
    const { email, password, ...profile } = input;
    const before = signedIn(context);
    const moves = email !== null && email !== undefined && email.trim().toLowerCase() !== before.email.toLowerCase();
    if (moves) {
      if (!password) throw inputError('Provide the current "password" to change "email".');
      await accountMutations['updateCustomerEmail']!(_, { email, password } as never, context, info);
    }
    return transaction(
      context.db,
      () => accountMutations['updateCustomerV2']!(_, { input: profile } as never, context, info) as object,
    );
  },
};
