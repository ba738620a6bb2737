import type { SandboxContext } from '../context.ts';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { row, run, transaction } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { type Gateway, gatewayOrderOf, isGateway, paymentsOf } from '../gateways/ledger.ts';
import { billById, billPaymentByNumber, type BillPaymentRow, type BillRow } from './billRows.ts';
import { cancelBill } from './payBill.ts';

/** How long a bill may be paid as it was fetched, ms: the biller may say another amount by then. */
const BILL_LIFE_MS = 1_800_000;

/** Whether the bank may still bring money for a payment. */
export function isPending({ db }: Pick<SandboxContext, 'db'>, { number, payment_method }: BillPaymentRow): boolean {
  const gatewayOrder = gatewayOrderOf(db, payment_method, number);
  return gatewayOrder !== undefined && paymentsOf(db, gatewayOrder).some(({ status }) => status === 'PENDING');
}

/** The payment of a bill that has not ended without money; somebody else's is no answer. */
function openPaymentOf({ db }: SandboxContext, bill: BillRow): BillPaymentRow | undefined {
  return row<BillPaymentRow>(
    db,
    "SELECT * FROM bill_payment WHERE bill_key = ? AND status IN ('AWAITING_PAYMENT', 'PROCESSING', 'PAID')",
    bill.bill_key,
  );
}

/**
 * Opens the payment of a bill, once: asked again, it answers the payment that is open (bills-06). One that nobody has
 * begun makes room where another way of paying is wanted. Throws graphql-input, graphql-no-such-entity.
 */
export function openBillPayment(
  context: SandboxContext,
  customer: CustomerRow,
  { bill_id: billId, payment_method: method }: { bill_id: string; payment_method: string },
): BillPaymentRow {
  const { db, clock } = context;
  return transaction(db, () => {
    const bill = billById(db, billId);
    if (!bill || bill.customer_id !== customer.id) throw noSuchEntity('Could not find this bill. Fetch it again.');
    if (!isGateway(method)) throw inputError('The requested Payment Method is not available.');
    const open = openPaymentOf(context, bill);
    if (open && open.customer_id !== customer.id) {
      if (open.status !== 'AWAITING_PAYMENT' || isPending(context, open))
        throw inputError('Somebody else is paying this bill, or has paid it.');
      cancelBill(context, open.number);
    } else if (open) {
      const isBegun = open.status !== 'AWAITING_PAYMENT' || isPending(context, open);
      if (isBegun || (open.payment_method === method && open.amount === bill.amount)) return open;
      cancelBill(context, open.number);
    }
    if (clock().getTime() - bill.fetched_at > BILL_LIFE_MS)
      throw inputError('This bill was fetched a while ago and may have changed. Fetch it again.');
    return insert(context, customer, bill, method);
  });
}

function insert(
  { db, clock, storeView }: SandboxContext,
  customer: CustomerRow,
  bill: BillRow,
  method: Gateway,
): BillPaymentRow {
  const { last } = row<{ last: number }>(db, 'SELECT coalesce(max(id), 0) AS last FROM bill_payment')!;
  const number = `B${String(last + 1).padStart(9, '0')}`;
  run(
    db,
    `INSERT INTO bill_payment (number, bill_id, bill_key, customer_id, email, firstname, store_id, status, payment_method, amount, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'AWAITING_PAYMENT', ?, ?, ?)`,
    number,
    bill.id,
    bill.bill_key,
    customer.id,
    customer.email,
    customer.firstname,
    storeView.id,
    method,
    bill.amount,
    clock().getTime(),
  );
  return billPaymentByNumber(db, number)!;
}

/** Whether a payment that nobody makes has waited for so long that it ends. */
export const hasLapsed = (context: SandboxContext, payment: BillPaymentRow): boolean =>
  payment.status === 'AWAITING_PAYMENT' &&
  context.clock().getTime() - payment.created_at > BILL_LIFE_MS &&
  !isPending(context, payment);
