import type { SandboxContext } from '../context.ts';
import { signedIn } from '../customer/findCustomer.ts';
import { row, rows } from '../database.ts';
import { payableByNumber } from '../gateways/payable.ts';
import { settle } from '../gateways/settle.ts';
import { playedCodes } from '../gateways/traits.ts';
import { money } from '../money.ts';
import { orderDate } from '../orders/orderDate.ts';
import { readPage } from '../products/pageInfo.ts';
import type { ResolverMap } from '../resolverMap.ts';
import type { Locale } from '../store/byLocale.ts';
import {
  billById,
  billerById,
  billPaymentByNumber,
  type BillPaymentRow,
  type BillRow,
  planOf,
  REFUND_PROMISE_MS,
} from './billRows.ts';
import { billWordsIn } from './billWordsIn.ts';
import type { Biller, RechargePlan } from './BillProvider.ts';
import { hasLapsed, isPending, openBillPayment } from './openBillPayment.ts';
import { advanceBill, cancelBill } from './payBill.ts';
import { playedProvider } from './playedProvider.ts';
import { type FetchBillInput, prepareBill } from './prepareBill.ts';
import { circles } from './rechargePlans.ts';

const time = (ms: number | null) => (ms === null ? null : orderDate(ms));

type Named = { name: string };

const namedIn = <Of extends Named>(locale: Locale, of: Of): Of => ({ ...of, name: billWordsIn(locale, of.name) });

const billerAnswer = (locale: Locale, { number, limits, isAvailable, hasCircles, ...biller }: Biller) => ({
  ...biller,
  place: billWordsIn(locale, biller.place),
  number: {
    label: billWordsIn(locale, number.label),
    hint: billWordsIn(locale, number.hint),
    pattern: number.pattern,
    min_length: number.shortest,
    max_length: number.longest,
    is_numeric: number.isNumeric,
  },
  is_available: isAvailable,
  minimum_amount: limits ? money(limits.least) : null,
  maximum_amount: limits ? money(limits.most) : null,
  circles: hasCircles ? circles.map(circle => namedIn(locale, circle)) : [],
});

function planAnswer(locale: Locale, plan: RechargePlan) {
  const { group, validity, data, description, price } = plan;
  return {
    ...plan,
    group: billWordsIn(locale, group),
    validity: validity && billWordsIn(locale, validity),
    data: data && billWordsIn(locale, data),
    description: billWordsIn(locale, description),
    price: money(price),
  };
}

function billAnswer(locale: Locale, bill: BillRow) {
  const plan = planOf(bill);
  return {
    ...bill,
    biller: billerAnswer(locale, billerById(bill.biller_id)!),
    plan: plan && planAnswer(locale, plan),
    amount: money(bill.amount),
    payment_methods: playedCodes,
  };
}

function paymentAnswer(context: SandboxContext, payment: BillPaymentRow) {
  const { biller, plan, ...bill } = billAnswer(context.storeView.locale, billById(context.db, payment.bill_id)!);
  const { status, refund_at: since } = payment;
  return {
    ...bill,
    number: payment.number,
    status: status === 'AWAITING_PAYMENT' && isPending(context, payment) ? 'PAYMENT_PENDING' : status,
    biller,
    plan,
    amount: money(payment.amount),
    payment_method: payment.payment_method,
    transaction_id: payment.payment_id,
    biller_reference: payment.biller_reference,
    created_at: time(payment.created_at),
    paid_at: time(payment.paid_at),
    settled_at: time(payment.settled_at),
    refund:
      since === null
        ? null
        : {
            amount: money(payment.amount),
            reason: payment.cancelled_at === null ? 'BILLER_REFUSED' : 'PAID_TOO_LATE',
            started_at: time(since),
            expected_by: time(since + REFUND_PROMISE_MS),
            arrived_at: time(payment.refunded_at),
          },
  };
}

/** Asks the gateway, then the biller, what became of a payment; one that nobody makes ends. */
function upToDate(context: SandboxContext, payment: BillPaymentRow): BillPaymentRow {
  const { db } = context;
  settle(context, payment.payment_method, payableByNumber(db, payment.number)!);
  const settled = billPaymentByNumber(db, payment.number)!;
  if (hasLapsed(context, settled)) cancelBill(context, settled.number);
  return advanceBill(context, billPaymentByNumber(db, payment.number)!);
}

function billPayments(context: SandboxContext, args: { pageSize?: number | null; currentPage?: number | null }) {
  const { id } = signedIn(context);
  const { pageSize, currentPage } = readPage(args);
  const { count } = row<{ count: number }>(
    context.db,
    'SELECT count(*) AS count FROM bill_payment WHERE customer_id = ?',
    id,
  )!;
  const pages = Math.ceil(count / pageSize);
  // As with orders, a page beyond the end is the last one.
  const current = Math.max(1, Math.min(currentPage, pages));
  const found = rows<BillPaymentRow>(
    context.db,
    'SELECT * FROM bill_payment WHERE customer_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
    id,
    pageSize,
    (current - 1) * pageSize,
  );
  return {
    items: found.map(payment => paymentAnswer(context, upToDate(context, payment))),
    total_count: count,
    page_info: { current_page: current, page_size: pageSize, total_pages: pages },
  };
}

/** Bills and recharges. Who they are of is the customer whose token came; nobody else is told of one (bills-05). */
export const billResolvers: ResolverMap = {
  Query: {
    billCategories: (_, __, { storeView: { locale } }) =>
      playedProvider.categories.map(category => namedIn(locale, category)),
    billers: (_, { category }: { category: string }, { storeView: { locale } }) =>
      playedProvider.categories.some(({ code }) => code === category)
        ? playedProvider.billers
            .filter(biller => biller.category === category)
            .map(biller => billerAnswer(locale, biller))
        : null,
    rechargePlans(
      _,
      { biller_id: id, circle }: { biller_id: string; circle?: string | null },
      { storeView: { locale } },
    ) {
      const biller = billerById(id);
      return biller ? playedProvider.plans(biller, circle ?? null).map(plan => planAnswer(locale, plan)) : [];
    },
    billPayment(_, { number }: { number: string }, context) {
      const { id } = signedIn(context);
      const payment = billPaymentByNumber(context.db, number);
      return payment?.customer_id === id ? paymentAnswer(context, upToDate(context, payment)) : null;
    },
    billPayments: (_, args: { pageSize?: number | null; currentPage?: number | null }, context) =>
      billPayments(context, args),
  },
  Mutation: {
    fetchBill(_, { input }: { input: FetchBillInput }, context) {
      const { status, bill } = prepareBill(context, signedIn(context).id, input);
      return { status, bill: bill && billAnswer(context.storeView.locale, bill) };
    },
    createBillPayment(_, { input }: { input: { bill_id: string; payment_method: string } }, context) {
      const payment = openBillPayment(context, signedIn(context), input);
      return { payment: paymentAnswer(context, upToDate(context, payment)) };
    },
  },
};
