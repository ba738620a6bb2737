import type { ResolverMap } from '../resolverMap.ts';
import { addressMutations } from './addressMutations.ts';
import { checkoutFields } from './checkoutFields.ts';
import { methodMutations } from './methodMutations.ts';

/** The steps between a cart and an order. */
export const checkoutResolvers: ResolverMap = {
  ...checkoutFields,
  Mutation: { ...addressMutations, ...methodMutations },
};
