import type { RequestPolicy } from '@urql/core';

/**
 * The fetch policies (client-09) by operation name; whatever is not here is cache-first. A cart, its access and its
 * fate are facts of the moment. ResolveURL answers at once from the cache and looks again behind it.
 */
export const requestPolicies: Readonly<Record<string, RequestPolicy>> = {
  checkCartAccess: 'network-only',
  getCartDetails: 'network-only',
  getCustomAnswers: 'network-only',
  getCustomerCart: 'network-only',
  getItemCount: 'network-only',
  getAppliedCoupons: 'network-only',
  orderOfCart: 'network-only',
  paymentAttempts: 'network-only',
  GetCustomerInformation: 'cache-and-network',
  ResolveURL: 'cache-and-network',
};
