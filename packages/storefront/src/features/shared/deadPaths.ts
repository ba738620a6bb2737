import type { OptionalFeature } from '@shop/commerce-client';

/** Pages that are there only where the back end has what they need. */
const needed: Record<string, OptionalFeature> = {
  '/wishlist': 'wishlist',
  '/zepp-coins': 'coins',
  '/setu': 'bills',
  '/bills-and-recharge': 'bills',
};

/** Tells the paths that are not found because the back end lacks a feature: no link of its content may lead there. */
export const deadPaths =
  (has: (feature: OptionalFeature) => boolean) =>
  (path: string): boolean => {
    const feature = needed[path];
    return feature !== undefined && !has(feature);
  };
