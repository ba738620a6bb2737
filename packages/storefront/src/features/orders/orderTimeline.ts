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
  | 'status'
  | 'order_date'
  | 'order_status_change_date'
  | 'is_virtual'
  | 'payment_methods'
  | 'shipments'
  | 'gst_invoices'
  | 'items'
>;

/** Ways to pay at which nothing is paid in advance. */
const paidLater = new Set(['cashondelivery', 'free']);

const when = (time: string | null | undefined) => (time ? serverDate(time, 'moment') : undefined);
const latest = (times: (string | null | undefined)[]) =>
  times
    .filter(time => time != null)
    .toSorted()
    .at(-1);

type Shipment = NonNullable<NonNullable<Order['shipments']>[number]>;

function parcelsOf(shipments: readonly Shipment[]): Parcel[] {
  return shipments.flatMap(shipment =>
    (shipment?.tracking ?? []).flatMap(track =>
      track ? [{ id: `${shipment?.id}-${track.number}`, carrier: track.title, number: track.number ?? '' }] : [],
    ),
  );
}

const sentAt = ({ comments }: Shipment) => latest((comments ?? []).map(comment => comment?.timestamp));

/** How an order travels (orders-10): in one step where one parcel holds all of it, else a step for each with what is in it. */
function sendingSteps(shipments: readonly Shipment[], isPartly: boolean, sending: TimelineStep): TimelineStep[] {
  if (shipments.length < 2 && !isPartly) return [sending];
  const parcels = shipments.map((shipment, index): TimelineStep => {
    const { id, delivered_at: arrived, items } = shipment;
    return {
      key: `parcel-${id}`,
      label: arrived ? text.parcelDelivered(index + 1) : text.parcelSent(index + 1),
      at: when(arrived ?? sentAt(shipment)),
      detail: (items ?? [])
        .flatMap(item => (item ? [text.parcelPieces(item.quantity_shipped, item.product_name ?? '')] : []))
        .join(', '),
      state: 'done',
      parcels: parcelsOf([shipment]),
    };
  });
  return isPartly ? [...parcels, { key: 'rest', label: text.stepRest, state: 'current' }] : parcels;
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
  const isPartly = standing === 'partly';
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
      ...sendingSteps(shipments, isPartly, {
        key: 'sent',
        label: isSent ? text.stepSent : isConfirmed ? text.stepPacking : text.stepPack,
        at: when(latest(shipments.map(sentAt))),
        state: state(isSent, isConfirmed),
        parcels: parcelsOf(shipments),
      }),
      {
        key: 'delivered',
        label: standing === 'delivered' ? text.stepDelivered : text.stepDelivery,
        at: standing === 'delivered' ? when(latest(shipments.map(({ delivered_at: at }) => at))) : undefined,
        state: state(standing === 'delivered', isSent && !isPartly && standing !== 'refunded'),
      },
    );
  if (standing !== 'refunded') return steps;
  return [
    ...steps.filter(({ state: reached }) => reached === 'done'),
    { key: 'refunded', label: text.stepRefunded, at: changed, state: 'ended' },
  ];
}
