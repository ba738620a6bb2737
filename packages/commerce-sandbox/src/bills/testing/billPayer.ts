import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';
import { SHOP } from '../../gateways/testing/payHelpers.ts';

export const FETCH = `mutation ($input: FetchBillInput!) { fetchBill(input: $input) {
  status bill { id customer_number customer_name bill_number billed_on due_on amount { value } plan { id price { value } } payment_methods biller { id } }
} }`;
export const CREATE = `mutation ($input: CreateBillPaymentInput!) { createBillPayment(input: $input) { payment { number status payment_method amount { value } } } }`;
export const PAYMENT = `query ($number: String!) { billPayment(number: $number) {
  number status customer_number amount { value } transaction_id biller_reference paid_at settled_at refund { amount { value } reason started_at expected_by arrived_at }
} }`;

export interface FetchedBill {
  id: string;
  customer_name: string | null;
  bill_number: string | null;
  amount: { value: number };
}

/** Somebody who pays bills: Asha unless told, or a guest (null). */
export async function billPayer(email: string | null = 'asha@example.com', at?: Shopper['sandbox']): Promise<Shopper> {
  const shopper = makeShopper({ shopOrigins: [SHOP] }, at);
  if (email) await shopper.signIn(email);
  return shopper;
}

export const fetchOf = async (shopper: Shopper, input: Record<string, unknown>) =>
  (await shopper.must<{ fetchBill: { status: string; bill: FetchedBill | null } }>(FETCH, { input })).fetchBill;

/** A bill of Kaveri Bijli; how the number ends tells what becomes of it. */
export const billOf = async (shopper: Shopper, customer_number = '1234567890'): Promise<FetchedBill> =>
  (await fetchOf(shopper, { biller_id: 'kaveri-bijli', customer_number })).bill!;

export const open = async (shopper: Shopper, bill: { id: string }, payment_method = 'cashfree') =>
  (
    await shopper.must<{ createBillPayment: { payment: { number: string; status: string } } }>(CREATE, {
      input: { bill_id: bill.id, payment_method },
    })
  ).createBillPayment.payment;

/** Pays at Cashfree's page, or ends it otherwise. */
export async function payAt(shopper: Shopper, number: string, outcome = 'success'): Promise<void> {
  const { createCashfreePaymentSession: session } = await shopper.must<{
    createCashfreePaymentSession: { payment_session_id: string };
  }>(
    `mutation ($number: String!) { createCashfreePaymentSession(order_id: $number, return_url: "${SHOP}/") { payment_session_id order_amount } }`,
    { number },
  );
  await shopper.sandbox.fetch(
    new Request('http://sandbox.test/gateways/cashfree/pay', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ order: session.payment_session_id, outcome }),
    }),
  );
}

export interface PaymentAnswer {
  status: string;
  biller_reference: string | null;
  refund: { started_at: string; expected_by: string; arrived_at: string | null } | null;
}

export const paymentOf = async (shopper: Shopper, number: string) =>
  (await shopper.must<{ billPayment: PaymentAnswer | null }>(PAYMENT, { number })).billPayment;

/** Subjects of the mails that were sent, the oldest first. */
export const mailsOf = ({ sandbox }: Shopper) =>
  sandbox.db
    .prepare("SELECT subject FROM mail WHERE subject LIKE '%B0%' ORDER BY rowid")
    .all()
    .map(mail => mail['subject'] as string);
