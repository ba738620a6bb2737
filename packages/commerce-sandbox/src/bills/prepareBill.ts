import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { inputError } from '../errors.ts';
import { paise } from '../money.ts';
import { randomId } from '../randomId.ts';
import { rupeeText } from '../money.ts';
import type { Locale } from '../store/byLocale.ts';
import { billById, billerById, type BillRow } from './billRows.ts';
import { billWordsIn } from './billWordsIn.ts';
import type { Biller, FetchAnswer, RechargePlan } from './BillProvider.ts';
import { playedProvider } from './playedProvider.ts';

export interface FetchBillInput {
  biller_id: string;
  customer_number: string;
  plan_id?: string | null;
  circle?: string | null;
  /** Rupees. */
  amount?: number | null;
}

/** As it is typed and as it is kept: capitals, without spaces and hyphens. */
function readNumber({ number }: Biller, typed: string, locale: Locale): string {
  const value = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!new RegExp(`^(?:${number.pattern})$`).test(value))
    throw inputError(`"${billWordsIn(locale, number.label)}" is not valid: ${billWordsIn(locale, number.hint)}.`);
  return value;
}

/** What is chosen where the biller does not say it: a plan, or an amount in whole rupees. */
function readChoice(biller: Biller, { plan_id: planId, circle, amount }: FetchBillInput) {
  if (biller.kind === 'PLAN') {
    const plan = playedProvider.plans(biller, circle ?? null).find(({ id }) => id === planId);
    if (!plan) throw inputError('This plan is not offered any more. Choose another one.');
    return { plan, amount: plan.price };
  }
  if (biller.kind !== 'AMOUNT') return { plan: null, amount: undefined };
  const { least, most } = biller.limits!;
  const typed = paise(amount ?? 0);
  if (!Number.isInteger(amount ?? 0) || typed < least || typed > most)
    throw inputError(`The amount must be in whole rupees, from ${rupeeText(least)} to ${rupeeText(most)}.`);
  return { plan: null, amount: typed };
}

/** A bill that was paid, or whose money is on its way, is due no more, whatever the biller says meanwhile. */
const isPaid = ({ db }: SandboxContext, key: string): boolean =>
  row(db, "SELECT 1 FROM bill_payment WHERE bill_key = ? AND status IN ('PROCESSING', 'PAID')", key) !== undefined;

interface Fetched {
  status: FetchAnswer['status'];
  bill: BillRow | null;
}

/** Asks the biller and keeps what it said, so that what is paid is what was shown. Throws graphql-input. */
export function prepareBill(context: SandboxContext, customerId: number, input: FetchBillInput): Fetched {
  const { clock, random, askedBills } = context;
  const biller = billerById(input.biller_id);
  if (!biller) throw inputError('This biller is not served any more. Choose another one.');
  const number = readNumber(biller, input.customer_number, context.storeView.locale);
  const choice = readChoice(biller, input);
  // Who asks again and again learns who has which number, also from a biller that knows none: it takes a pause.
  if (!askedBills.take(String(customerId)))
    throw inputError('You have asked for many bills. Please try again in a few minutes.');
  const answer = playedProvider.fetch(biller, number, clock().getTime());
  if (answer.status !== 'FOUND') return { status: answer.status, bill: null };
  const id = randomId(random);
  const key = answer.bill ? `${biller.id} ${number} ${answer.bill.number}` : id;
  if (isPaid(context, key)) return { status: 'NO_BILL_DUE', bill: null };
  keepBill(context, { id, customerId, biller, number, key, answer, ...choice });
  return { status: 'FOUND', bill: billById(context.db, id)! };
}

interface Kept {
  id: string;
  customerId: number;
  biller: Biller;
  number: string;
  key: string;
  answer: Extract<FetchAnswer, { status: 'FOUND' }>;
  plan: RechargePlan | null;
  amount: number | undefined;
}

function keepBill({ db, clock }: SandboxContext, kept: Kept): void {
  const { answer, plan } = kept;
  run(
    db,
    `INSERT INTO bill (id, customer_id, biller_id, customer_number, customer_name, bill_key, bill_number, billed_on, due_on, plan, amount, fetched_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    kept.id,
    kept.customerId,
    kept.biller.id,
    kept.number,
    answer.name,
    kept.key,
    answer.bill?.number ?? null,
    answer.bill?.billedOn ?? null,
    answer.bill?.dueOn ?? null,
    plan && JSON.stringify(plan),
    kept.amount ?? answer.bill!.amount,
    clock().getTime(),
  );
}
