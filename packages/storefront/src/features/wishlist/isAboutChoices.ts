import { WishRefused } from '../shared/wishes/changeWish.ts';
import type { WishlistItem } from './wishlistItem.ts';

/**
 * Whether the cart refused an item because more has to be chosen. The kinds of refusals name stock and missing
 * products, but not choices.
 */
export const isAboutChoices = (reason: unknown, { hasChoice }: Pick<WishlistItem, 'hasChoice'>): boolean =>
  reason instanceof WishRefused && hasChoice && (reason.code === 'UNDEFINED' || /option|विकल्प/i.test(reason.message));
