import type { SandboxContext } from '../context.ts';
import { type CustomerRow, signedIn } from '../customer/findCustomer.ts';
import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { keepMessageChoice, type MessageChoice, messageChannelsOf, messageChoices } from './messageChoice.ts';

type Input = Partial<Record<MessageChoice, boolean | null>>;

/** What a customer is told by SMS and WhatsApp. */
export const messageChannelResolvers: ResolverMap = {
  Customer: {
    message_channels: (customer: CustomerRow, _: unknown, { db }: SandboxContext) => messageChannelsOf(db, customer),
  },
  Mutation: {
    setMessageChannels(_, { input }: { input: Input }, context) {
      const { db } = context;
      const customer = signedIn(context);
      const before = messageChannelsOf(db, customer);
      if (before.mobile_number === null) throw inputError('Verify a mobile number of your account first.');
      const chosen = { ...before };
      for (const choice of messageChoices) chosen[choice] = input[choice] ?? before[choice];
      keepMessageChoice(db, before.mobile_number, chosen);
      return chosen;
    },
  },
};
