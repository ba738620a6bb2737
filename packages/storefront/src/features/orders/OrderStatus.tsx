import { Badge } from '@shop/ui';
import { standingText } from './orderStanding.ts';

/** How far an order is, in words. */
export function OrderStatus({
  order,
}: {
  /** What says how far it is. */
  order: Parameters<typeof standingText>[0];
}) {
  const { label, tone } = standingText(order);
  return <Badge tone={tone}>{label}</Badge>;
}
