// chunk: frame
import { EmptyState as KitEmptyState, type EmptyStateProps } from '@shop/ui';
import { region } from '../../context/region.tsx';

declare module '../../context/shop.ts' {
  interface Regions {
    /** A place where nothing is yet: an empty list, a link that no longer works, an order that cannot be shown. */
    EmptyState: EmptyStateProps;
  }
}

export const EmptyState = region('EmptyState', KitEmptyState);
