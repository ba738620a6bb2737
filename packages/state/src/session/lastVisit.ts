import type { ShopThunk } from '../services.ts';

/** Pages that one passes through on the way to somewhere else. */
const passing = /^\/(sign-in|create-account)(?![^?/])/;

/** Where the shopper was before signing in, by the visited list: path with query. Undefined where that is not known. */
export const lastVisit =
  (): ShopThunk<string | undefined> =>
  (_, __, { persistence }) =>
    persistence.get('visited')?.findLast(path => !passing.test(path));
