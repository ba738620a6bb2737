import type { ResolverMap } from '../resolverMap.ts';
import { cancelMutations } from './cancelMutations.ts';
import { documentFields } from './documentFields.ts';
import { lifeFields } from './lifeFields.ts';
import { reorderItems } from './reorder.ts';
import { returnFields } from './returnFields.ts';
import { returnMutations } from './returnMutations.ts';

/** What becomes of orders, and what their buyers do with them. */
export const fulfilmentResolvers: ResolverMap = {
  ...documentFields,
  ...returnFields,
  CustomerOrder: { ...documentFields['CustomerOrder'], ...lifeFields },
  Mutation: {
    ...cancelMutations,
    ...returnMutations,
    reorderItems: (_, { orderNumber }: { orderNumber: string }, context) => reorderItems(context, orderNumber),
  },
};
