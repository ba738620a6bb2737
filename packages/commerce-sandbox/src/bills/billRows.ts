import type { DatabaseSync } from 'node:sqlite';
import { row } from '../database.ts';
import type { Gateway } from '../gateways/traits.ts';
import { billers } from './billers.ts';
import type { Biller, RechargePlan } from './BillProvider.ts';

/** A row of the table `bill`: what a biller said, or what was chosen, when somebody asked. Paise, ms since 1970. */
export interface BillRow {
  id: string;
  customer_id: number;
  biller_id: string;
  customer_number: string;
  customer_name: string | null;
  /** Names what is paid: the bill of the biller; a recharge is one of its own each time. */
  bill_key: string;
  bill_number: string | null;
  billed_on: string | null;
  due_on: string | null;
  /** JSON of a RechargePlan. */
  plan: string | null;
  amount: number;
  fetched_at: number;
}

export type BillPaymentState = 'AWAITING_PAYMENT' | 'PROCESSING' | 'PAID' | 'REFUNDING' | 'REFUNDED' | 'CANCELLED';

/** A row of the table `bill_payment`. Paise, ms since 1970. */
export interface BillPaymentRow {
  id: number;
  /** The printed number, which gateways take as the number of an order. */
  number: string;
  bill_id: string;
  bill_key: string;
  customer_id: number;
  email: string;
  firstname: string;
  /** The store view that it was begun in; null where that was not kept. */
  store_id: number | null;
  status: BillPaymentState;
  payment_method: Gateway;
  amount: number;
  /** The gateway's id of the payment that paid it. */
  payment_id: string | null;
  biller_reference: string | null;
  created_at: number;
  cancelled_at: number | null;
  /** When the money came. */
  paid_at: number | null;
  /** When the biller had it. */
  settled_at: number | null;
  refund_at: number | null;
  refunded_at: number | null;
}

/** The last day on which a refund should have arrived, ms after it began. */
export const REFUND_PROMISE_MS = 7 * 86_400_000;

export const billerById = (id: string): Biller | undefined => billers.find(biller => biller.id === id);

export const billById = (db: DatabaseSync, id: string): BillRow | undefined =>
  row<BillRow>(db, 'SELECT * FROM bill WHERE id = ?', id);

export const billPaymentByNumber = (db: DatabaseSync, number: string): BillPaymentRow | undefined =>
  row<BillPaymentRow>(db, 'SELECT * FROM bill_payment WHERE number = ?', number);

export const planOf = ({ plan }: BillRow): RechargePlan | null =>
  plan === null ? null : (JSON.parse(plan) as RechargePlan);
