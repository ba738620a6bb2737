import type { CommerceClient, CommercePort } from '@shop/commerce-client';
import { billOrder, billTools, type BillTrace } from './billOrder.ts';
import { OpenBillQuery, type OpenBill } from './billQueries.ts';
import { gatewayOf } from './gateways/index.ts';

/** What became of the payment of a bill. */
export type BillVerdict =
  /** The customer has no such payment, or not at this gateway. */
  | { kind: 'absent' }
  | { kind: 'awaiting-payment' | 'payment-pending'; bill: OpenBill }
  /** Nothing was paid, and nothing can be any more. */
  | { kind: 'ended'; bill: OpenBill; wasRefused: boolean }
  /** The money has come, whatever the biller made of it. */
  | { kind: 'settled'; bill: OpenBill };

const open: ReadonlySet<string> = new Set(['AWAITING_PAYMENT', 'PAYMENT_PENDING']);
const dead: ReadonlySet<string> = new Set(['refused', 'closed']);

/**
 * Asks gateway and back end, which has the last word (bills-06). A payment that the gateway calls dead is ended, so that
 * the bill can be paid in another way.
 *
 * @throws CommerceError when somebody could not be asked: the money may still come.
 */
export async function askBill(
  { client, commerce }: { client: CommerceClient; commerce: CommercePort },
  number: string,
  gateway: string,
  trace: BillTrace,
): Promise<BillVerdict> {
  const find = async () =>
    (await client.query(OpenBillQuery, { number }, { requestPolicy: 'network-only' })).billPayment;
  let bill = await find();
  if (bill?.payment_method !== gateway) return { kind: 'absent' };
  let wasRefused = false;
  if (open.has(bill.status)) {
    const order = billOrder(bill, trace);
    const verdict = await (await gatewayOf(order)).status(order, billTools({ client, commerce }, bill));
    if (verdict === 'unpaid') return { kind: 'awaiting-payment', bill };
    if (verdict === 'pending') return { kind: 'payment-pending', bill };
    wasRefused = verdict === 'refused';
    bill = (await find()) ?? bill;
    if (dead.has(verdict) && open.has(bill.status)) {
      await commerce.restoreCart({ orderNumber: number, cartId: '' });
      bill = (await find()) ?? bill;
    }
  }
  if (open.has(bill.status)) return { kind: 'payment-pending', bill };
  return bill.status === 'CANCELLED' ? { kind: 'ended', bill, wasRefused } : { kind: 'settled', bill };
}
