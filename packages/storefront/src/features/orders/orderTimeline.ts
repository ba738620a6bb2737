import * as text from '@shop/messages/orders';
import { serverDate } from '../shared/dates.ts';
import type { Order } from './orderQueries.ts';
import { standingOf } from './orderStanding.ts';

/** One thing that happened to an order, or that comes next. */
export interface TimelineStep {
  key: string;
  label: string;
  /** When it happened; absent for what comes, or where the back end does not say. */
  at?: string | undefined;
  /** What is to be known about it. */
  detail?: string | undefined;
  state: 'done' | 'current' | 'coming' | 'ended';
  parcels?: Parcel[] | undefined;
}

/** What was handed to a courier. */
export interface Parcel {
  id: string;
  carrier: string;
  /** Its number there; '' where it has none. */
  number: string;
}

type Timed = Pick<
  Order,
  'status' | 'order_date' | 'order_status_change_date' | 'is_virtual' | 'payment_methods' | 'shipments' | 'gst_invoices'
>;

/** Ways to pay at which nothing is paid in advance. */
const paidLater = new Set(['cashondelivery', 'free']);

const when = (time: string | null | undefined) => (time ? serverDate(time, 'moment') : undefined);
const latest = (times: (string | null | undefined)[]) =>
  times
    .filter(time => time != null)
    .toSorted()
    .at(-1);

function parcelsOf(shipments: Order['shipments']): Parcel[] {
  return (shipments ?? []).flatMap(shipment =>
    (shipment?.tracking ?? []).flatMap(track =>
      track ? [{ id: `${shipment?.id}-${track.number}`, carrier: track.title, number: track.number ?? '' }] : [],
    ),
  );
}

function confirmationText(isConfirmed: boolean, isPaidLater: boolean): string {
  if (isPaidLater) return isConfirmed ? text.stepConfirmed : text.stepConfirming;
  return isConfirmed ? text.stepPaid : text.stepPayment;
}

/** What happened to an order and what comes next, the oldest first (orders-03). */
export function orderTimeline(order: Timed): TimelineStep[] {
  const standing = standingOf(order);
  const placed: TimelineStep = {
    key: 'placed',
    label: text.stepPlaced,
    at: when(order.order_date),
    state: 'done',
  };
  const changed = when(order.order_status_change_date);
  if (standing === 'cancelled')
    return [placed, { key: 'cancelled', label: text.stepCancelled, at: changed, state: 'ended' }];
  const isUnpaid = standing === 'unpaid' || standing === 'checking';
  const isPlaced = standing === 'placed' || standing === 'hold';
  const isLater = paidLater.has(order.payment_methods?.find(method => method !== null)?.type ?? '');
  const isConfirmed = !isUnpaid && !isPlaced;
  const shipments = (order.shipments ?? []).filter(shipment => shipment !== null);
  const isSent = shipments.length > 0 || standing === 'sent' || standing === 'delivered';
  const state = (isDone: boolean, isNext: boolean): TimelineStep['state'] =>
    isDone ? 'done' : isNext ? 'current' : 'coming';
  const invoiced = isConfirmed ? order.gst_invoices?.[0]?.issued_at : undefined;
  const steps: TimelineStep[] = [
    placed,
    {
      key: 'confirmed',
      label: confirmationText(isConfirmed, isLater),
      at: when(invoiced),
      detail: standing === 'hold' ? text.onHold : standing === 'checking' ? text.isChecked : undefined,
      state: state(isConfirmed, true),
    },
  ];
  if (order.is_virtual)
    steps.push({ key: 'ready', label: text.stepReady, state: state(isConfirmed, false), detail: text.readyByMail });
  else
    steps.push(
      {
        key: 'sent',
        label: isSent ? text.stepSent : isConfirmed ? text.stepPacking : text.stepPack,
        at: when(latest(shipments.flatMap(({ comments }) => (comments ?? []).map(comment => comment?.timestamp)))),
        state: state(isSent, isConfirmed),
        parcels: parcelsOf(order.shipments),
      },
      {
        key: 'delivered',
        label: standing === 'delivered' ? text.stepDelivered : text.stepDelivery,
        at: when(latest(shipments.map(({ delivered_at: at }) => at))),
        state: state(standing === 'delivered', isSent && standing !== 'refunded'),
      },
    );
  if (standing !== 'refunded') return steps;
  return [
    ...steps.filter(({ state: reached }) => reached === 'done'),
    { key: 'refunded', label: text.stepRefunded, at: changed, state: 'ended' },
  ];
}
