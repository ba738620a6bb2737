import type { OptionalFeature } from '@shop/commerce-client';

/** Pages that are there only where the back end has what they need. */
const needed: Record<string, OptionalFeature> = {
  '/wishlist': 'wishlist',
  '/zepp-coins': 'coins',
  '/setu': 'bills',
  '/bills-and-recharge': 'bills',
  '/gift-cards': 'gift-cards',
  '/saved-payments': 'saved-payments',
};

const known = new WeakMap<object, (path: string) => boolean>();

/**
 * Tells the paths that are not found because the back end lacks a feature: no link of its content may lead there. The
 * same for the same check, by which content that was read for one page serves the next.
 */
export function deadPaths(has: (feature: OptionalFeature) => boolean): (path: string) => boolean {
  const before = known.get(has);
  if (before) return before;
  const isDead = (path: string) => {
    const feature = needed[path];
    return feature !== undefined && !has(feature);
  };
  known.set(has, isDead);
  return isDead;
}
