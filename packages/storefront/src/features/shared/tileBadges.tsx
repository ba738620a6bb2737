import { bestseller } from '@shop/messages/listing';
import { onlyLeft } from '@shop/messages/product';
import { Badge } from '@shop/ui';
import type { ReactNode } from 'react';

/** What a back end says of a product that makes somebody take it now; both are optional features. */
export interface Urgency {
  /** Pieces in stock, where they are few; null or absent where there are enough or nobody counts. */
  only_x_left_in_stock?: number | null;
  /** Among those that sell best. */
  is_bestseller?: boolean | null;
}

/**
 * The badges of a tile: what presses most first, two at most (listing-03).
 *
 * @param delivery By when it is delivered, in words.
 */
export function tileBadges({ only_x_left_in_stock, is_bestseller }: Urgency, delivery = ''): ReactNode {
  const left = only_x_left_in_stock ?? 0;
  const badges = (
    [
      ['warning', left > 0 && onlyLeft(left)],
      ['accent', is_bestseller && bestseller],
      ['success', delivery],
    ] as const
  )
    .filter(([, words]) => words)
    .slice(0, 2);
  return (
    badges.length > 0 &&
    badges.map(([tone, words]) => (
      <Badge key={tone} tone={tone}>
        {words}
      </Badge>
    ))
  );
}
