import * as text from '@shop/messages/orders';
import type { BadgeProps } from '@shop/ui';
import { isGateway } from '@shop/variant';

/** How far an order is, in the few kinds that a shopper tells apart. */
export type Standing =
  | 'unpaid'
  | 'checking'
  | 'placed'
  | 'packing'
  | 'partly'
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

interface Bought {
  product_type?: string | null | undefined;
  quantity_ordered?: number | null | undefined;
  quantity_shipped?: number | null | undefined;
  quantity_canceled?: number | null | undefined;
  quantity_refunded?: number | null | undefined;
}

interface Sent {
  status: string;
  /** How it is paid; at a gateway one that was placed and nothing more waits for its money. */
  payment_methods?: readonly ({ type: string } | null)[] | null | undefined;
  shipments?: readonly ({ delivered_at?: string | null | undefined } | null)[] | null | undefined;
  /** Where they are known, whether all of them were sent. */
  items?: readonly (Bought | null)[] | null | undefined;
}

/** Never sent, or not always: of these nothing says that a parcel is still to come. */
const unsent = new Set(['virtual', 'downloadable', 'giftcard']);

const isToBeSent = (item: Bought | null) =>
  item !== null &&
  !unsent.has(item.product_type ?? '') &&
  (item.quantity_ordered ?? 0) >
    (item.quantity_shipped ?? 0) + (item.quantity_canceled ?? 0) + (item.quantity_refunded ?? 0);

/**
 * How far an order is, by its status and by what was sent of it (orders-02). Magento calls an order that is paid at the door
 * "Processing" until it is invoiced, whatever was sent.
 */
export function standingOf({ status, payment_methods: methods, shipments, items }: Sent): Standing {
  const said = standings[status] ?? 'other';
  if (said === 'placed' && methods?.some(method => isGateway(method?.type ?? ''))) return 'unpaid';
  const parcels = (shipments ?? []).filter(shipment => shipment !== null);
  const isUnderWay = said === 'packing' || said === 'sent' || said === 'other';
  if (!isUnderWay || parcels.length === 0) return said;
  if (said === 'packing' && !items) return said;
  if (said === 'packing' && items?.some(isToBeSent)) return 'partly';
  const hasArrived = said !== 'other' && parcels.every(({ delivered_at: at }) => at);
  return hasArrived ? 'delivered' : 'sent';
}

const tones: Record<Standing, NonNullable<BadgeProps['tone']>> = {
  unpaid: 'warning',
  checking: 'warning',
  placed: 'accent',
  packing: 'accent',
  partly: 'accent',
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
