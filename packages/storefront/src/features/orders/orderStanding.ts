import * as text from '@shop/messages/orders';
import type { BadgeProps } from '@shop/ui';

/** How far an order is, in the few kinds that a shopper tells apart. */
export type Standing =
  | 'unpaid'
  | 'checking'
  | 'placed'
  | 'packing'
  | 'sent'
  | 'delivered'
  | 'hold'
  | 'cancelled'
  | 'refunded'
  | 'other';

/** Magento's own words for the states of an order. */
const standings: Record<string, Standing> = {
  'Pending Payment': 'unpaid',
  'Payment Review': 'checking',
  'Suspected Fraud': 'checking',
  Pending: 'placed',
  Processing: 'packing',
  Complete: 'sent',
  'On Hold': 'hold',
  Canceled: 'cancelled',
  Closed: 'refunded',
};

interface Sent {
  status: string;
  shipments?: readonly ({ delivered_at?: string | null | undefined } | null)[] | null | undefined;
}

/** How far an order is, by its status and by what was sent of it. */
export function standingOf({ status, shipments }: Sent): Standing {
  const said = standings[status] ?? 'other';
  const parcels = (shipments ?? []).filter(shipment => shipment !== null);
  const isUnderWay = said === 'packing' || said === 'sent' || said === 'other';
  if (!isUnderWay || parcels.length === 0) return said;
  const hasArrived = said === 'sent' && parcels.every(({ delivered_at: at }) => at);
  return hasArrived ? 'delivered' : said === 'packing' ? 'packing' : 'sent';
}

const tones: Record<Standing, NonNullable<BadgeProps['tone']>> = {
  unpaid: 'warning',
  checking: 'warning',
  placed: 'accent',
  packing: 'accent',
  sent: 'accent',
  delivered: 'success',
  hold: 'warning',
  cancelled: 'danger',
  refunded: 'neutral',
  other: 'neutral',
};

/** The same in words, and in colour. A status of the shop's own keeps its name. */
export const standingText = (order: Sent): { label: string; tone: NonNullable<BadgeProps['tone']> } => {
  const standing = standingOf(order);
  return { label: standing === 'other' ? order.status : text.standing[standing], tone: tones[standing] };
};
