import type { ResolverMap } from '../resolverMap.ts';
import { cashfreeMutations } from './cashfreeMutations.ts';
import { RAZORPAY_KEY_ID } from './credentials.ts';
import { razorpayMutations } from './razorpayMutations.ts';

/** What the shop asks of its gateways. */
export const paymentResolvers: ResolverMap = {
  Mutation: { ...razorpayMutations, ...cashfreeMutations },
  StoreConfig: {
    razorpay_key_id: () => RAZORPAY_KEY_ID,
    razorpay_merchant_name_override: () => null,
  },
};
