import { signedIn } from '../customer/findCustomer.ts';
import { run } from '../database.ts';
import { noSuchEntity } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { ownToken, type PaymentTokenRow, visibleTokens } from './paymentTokens.ts';
import type { SandboxContext } from '../context.ts';

const listed = (context: SandboxContext) => ({ items: visibleTokens(context, signedIn(context).id) });

/** What a customer has saved to pay with (Magento_VaultGraphQl). */
export const vaultResolvers: ResolverMap = {
  Query: { customerPaymentTokens: (_, __, context) => listed(context) },
  Mutation: {
    deletePaymentToken(_, { public_hash: hash }: { public_hash: string }, context) {
      const token = ownToken(context.db, signedIn(context).id, hash);
      if (!token) throw noSuchEntity(`Could not find a token using public hash: ${hash}`);
      // As in Magento it is kept, and only never used again: deleting it once more is no error.
      run(context.db, 'UPDATE payment_token SET is_active = 0 WHERE id = ?', token.id);
      return { result: true, customerPaymentTokens: listed(context) };
    },
  },
  PaymentToken: { payment_method_code: (token: PaymentTokenRow) => token.gateway },
};
