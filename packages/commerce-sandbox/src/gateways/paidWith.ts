import type { SandboxDeps } from '../context.ts';
import { orderByNumber } from '../orders/findOrder.ts';
import { tokenOfOrder } from '../vault/chosenToken.ts';
import { type Instrument, instrumentsFor } from '../vault/instruments.ts';
import { kindOf, type PaymentTokenRow } from '../vault/paymentTokens.ts';
import type { GatewayOrder, PaymentStatus } from './ledger.ts';
import { payableByNumber } from './payable.ts';

/** What a payment page offers to pay with. */
export interface Payable {
  /** What the shopper has saved and chose at the shop: the page asks for nothing but its proof. */
  saved: PaymentTokenRow | undefined;
  instruments: Instrument[];
  /** The order is a customer's, for whom something may be saved. */
  mayKeep: boolean;
}

type Deps = Pick<SandboxDeps, 'db' | 'clock'>;

/** What was saved and chosen for an order; a bill is paid without a choice of it at the shop. */
function savedFor({ db, clock }: Deps, number: string): PaymentTokenRow | undefined {
  const order = orderByNumber(db, number);
  return order && tokenOfOrder(db, order, clock());
}

/** The way in which an order is paid: that of what was saved and chosen, else what the shop's window says. */
export function methodFor({ db, clock }: Deps, { order_number: number }: GatewayOrder, otherwise: string): string {
  const saved = savedFor({ db, clock }, number);
  return saved ? kindOf(saved) : otherwise;
}

/** What the page of a gateway's order offers in a way of paying. */
export function payableBy({ db, clock }: Deps, { order_number: number }: GatewayOrder, method: string): Payable {
  const saved = savedFor({ db, clock }, number);
  return {
    saved,
    instruments: saved ? [] : instrumentsFor(method, clock()),
    mayKeep: payableByNumber(db, number)!.customer_id !== null,
  };
}

/** What a shopper has entered on a payment page. */
export interface PaidWith {
  method: string;
  /** What the shopper agreed to have saved. */
  consent: Instrument | undefined;
  /** What is missing. */
  problem: string | undefined;
}

/** Reads the form of a payment page. A box that was ticked counts only where somebody is known to save it for. */
export function readPaidWith(
  deps: Deps,
  order: GatewayOrder,
  status: PaymentStatus,
  form: URLSearchParams,
  usual: string,
): PaidWith {
  const method = methodFor(deps, order, form.get('method') ?? usual);
  const { saved, instruments, mayKeep } = payableBy(deps, order, method);
  const needsProof = saved?.type === 'card' && status !== 'USER_DROPPED';
  const problem = needsProof && !/^\d{3,4}$/.test(form.get('cvv') ?? '') ? 'Enter the CVV of the card.' : undefined;
  const instrument = instruments.find(({ id }) => id === form.get('instrument'));
  const isKept = mayKeep && form.has('save') && (status === 'SUCCESS' || status === 'PENDING');
  return { method: instrument?.kind ?? method, consent: isKept ? instrument : undefined, problem };
}
