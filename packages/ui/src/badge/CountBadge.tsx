import { Badge } from './Badge.tsx';

/** Above this a badge says only that there are more (cart-10). */
export const mostShown = 99;

export interface CountBadgeProps {
  /** How many. Nothing is shown of none, and 99+ of more than 99. */
  count: number;
}

/** How many there are: nothing for none, "99+" above 99. */
export function CountBadge({ count }: CountBadgeProps) {
  if (count <= 0) return null;
  return <Badge tone="accent">{count > mostShown ? `${mostShown}+` : count}</Badge>;
}
