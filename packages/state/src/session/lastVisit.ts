import type { ShopThunk } from '../services.ts';
import { isEntrance } from './entrance.ts';

/** Where the shopper was before signing in, by the visited list: path with query. Undefined where that is not known. */
export const lastVisit =
  (): ShopThunk<string | undefined> =>
  (_, __, { persistence }) =>
    persistence.get('visited')?.findLast(path => !isEntrance(path) && !/^\/create-account(?![^?/])/.test(path));
