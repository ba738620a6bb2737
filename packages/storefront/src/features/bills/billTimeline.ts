import * as text from '@shop/messages/bills';
import { serverDate } from '../shared/dates.ts';
import type { BillPayment } from './billQueries.ts';

/** One thing that happened to a payment, or that comes next. */
export interface BillStep {
  key: string;
  label: string;
  at?: string | undefined;
  detail?: string | undefined;
  state: 'done' | 'current' | 'coming' | 'ended';
}

const when = (time: string | null) => (time === null ? undefined : serverDate(time, 'moment'));

function refundSteps({ refund, status }: BillPayment): BillStep[] {
  if (!refund) return [];
  const { reason, started_at: started, expected_by: by, arrived_at: arrived } = refund;
  return [
    {
      key: 'refused',
      label: reason === 'PAID_TOO_LATE' ? text.cameLate : text.refused,
      at: when(started),
      state: 'ended',
    },
    { key: 'refund', label: text.refundStarted, at: when(started), state: 'done' },
    arrived === null || status !== 'REFUNDED'
      ? { key: 'arrival', label: text.refundArrives, detail: text.refundBy(serverDate(by)), state: 'current' }
      : { key: 'arrival', label: text.refundArrived, at: when(arrived), state: 'done' },
  ];
}

/** What happened to a payment, in its order, and what comes next (bills-08). */
export function billTimeline(payment: BillPayment): BillStep[] {
  const { status, created_at: created, paid_at: paid, settled_at: settled, refund } = payment;
  const began: BillStep = { key: 'began', label: text.began, at: when(created), state: 'done' };
  if (status === 'CANCELLED') return [began, { key: 'ended', label: text.ended, state: 'ended' }];
  const received: BillStep =
    paid === null
      ? { key: 'received', label: text.received, state: 'current' }
      : { key: 'received', label: text.received, at: when(paid), state: 'done' };
  if (refund) return [began, received, ...refundSteps(payment)];
  const confirmed: BillStep =
    status === 'PAID'
      ? { key: 'settled', label: text.settled, at: when(settled), state: 'done' }
      : { key: 'settled', label: text.settling, state: status === 'PROCESSING' ? 'current' : 'coming' };
  return [began, received, confirmed];
}
