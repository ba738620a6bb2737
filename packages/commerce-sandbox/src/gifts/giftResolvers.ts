import type { ResolverMap } from '../resolverMap.ts';
import { giftFields } from './giftFields.ts';
import { giftMutations } from './giftMutations.ts';

/** Gift messages, wrapping, receipts and cards. */
export const giftResolvers: ResolverMap = { ...giftFields, Mutation: giftMutations };
