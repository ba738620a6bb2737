import type { SandboxDeps } from '../context.ts';
import { gatewaySecrets } from './credentials.ts';
import { type Gateway, gatewayOrderById, gatewayOrderOf, type GatewayOrder, type GatewayPayment } from './ledger.ts';
import { payableByNumber } from './payable.ts';
import { settle } from './settle.ts';
import { cashfreeWebhookSignature, isSameSignature, razorpayWebhookSignature } from './signatures.ts';

type Deps = Pick<SandboxDeps, 'db' | 'clock' | 'config'>;

/** What the shop makes of a webhook call. */
export type Verdict = 'done' | 'bad signature' | 'bad body' | 'bad amount' | 'unknown order';

/** The named member of a JSON value, if it is an object. */
const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The shop's own record decides; the call only says that it is time to look. `amount` in paise. */
function settleNamed(deps: Deps, known: GatewayOrder | undefined, amount: number): Verdict {
  const order = known && payableByNumber(deps.db, known.order_number);
  if (!order) return 'unknown order';
  if (amount !== order.grand_total) return 'bad amount';
  settle(deps, known.gateway, order);
  return 'done';
}

/** The shop's end of Razorpay's webhook. */
export function receiveRazorpay(deps: Deps, body: string, signature: string): Verdict {
  if (!isSameSignature(razorpayWebhookSignature(body, gatewaySecrets(deps.config.secret).razorpayWebhook), signature))
    return 'bad signature';
  const entity = member(member(member(parse(body), 'payload'), 'payment'), 'entity');
  const [orderId, amount] = [member(entity, 'order_id'), member(entity, 'amount')];
  if (typeof orderId !== 'string' || typeof amount !== 'number') return 'bad body';
  return settleNamed(deps, gatewayOrderById(deps.db, 'razorpay', orderId), amount);
}

/** The shop's end of Cashfree's webhook. */
export function receiveCashfree(deps: Deps, body: string, timestamp: string, signature: string): Verdict {
  if (
    !isSameSignature(cashfreeWebhookSignature(timestamp, body, gatewaySecrets(deps.config.secret).cashfree), signature)
  )
    return 'bad signature';
  const order = member(member(parse(body), 'data'), 'order');
  const [number, amount] = [member(order, 'order_id'), member(order, 'order_amount')];
  if (typeof number !== 'string' || typeof amount !== 'number') return 'bad body';
  return settleNamed(deps, gatewayOrderOf(deps.db, 'cashfree', number), Math.round(amount * 100));
}

type Telling = (deps: Deps, order: GatewayOrder, payment: GatewayPayment) => Verdict;

/** How each gateway tells the shop of an attempt, signed, as the real one does. */
const tellings: Record<Gateway, Telling> = {
  razorpay(deps, order, payment) {
    const entity = {
      id: payment.id,
      order_id: order.id,
      amount: payment.amount,
      currency: 'INR',
      method: payment.method,
    };
    const body = JSON.stringify({
      event: payment.status === 'SUCCESS' ? 'payment.captured' : 'payment.failed',
      payload: { payment: { entity } },
    });
    const { razorpayWebhook } = gatewaySecrets(deps.config.secret);
    return receiveRazorpay(deps, body, razorpayWebhookSignature(body, razorpayWebhook));
  },
  cashfree(deps, order, payment) {
    const timestamp = String(deps.clock().getTime());
    const body = JSON.stringify({
      type: `PAYMENT_${payment.status}_WEBHOOK`,
      data: {
        order: { order_id: order.order_number, order_amount: order.amount / 100, order_currency: 'INR' },
        payment: { cf_payment_id: payment.id, payment_status: payment.status, payment_amount: payment.amount / 100 },
      },
    });
    const { cashfree } = gatewaySecrets(deps.config.secret);
    return receiveCashfree(deps, body, timestamp, cashfreeWebhookSignature(timestamp, body, cashfree));
  },
};

/** The gateway's end: tells the shop of an attempt. */
export const callWebhook: Telling = (deps, order, payment) => tellings[order.gateway](deps, order, payment);
