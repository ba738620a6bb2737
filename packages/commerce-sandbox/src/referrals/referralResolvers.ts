import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { rupees } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { codeOf, invitationsOf } from './invitations.ts';

/** By which code a customer invites others, and what came of it. */
export const referralResolvers: ResolverMap = {
  Customer: {
    referral({ id }: CustomerRow, _: unknown, context: SandboxContext) {
      const code = codeOf(context, id);
      const { invited, coins } = invitationsOf(context.db, id);
      return {
        code,
        invited_count: invited,
        earned_points: rupees(coins),
      };
    },
  },
};
