import type { RandomSource } from '../context.ts';
import { randomId } from '../randomId.ts';

/** What one gateway does otherwise than the next. */
export interface GatewayTraits {
  /** As shoppers know it. */
  name: string;
  /** Of an order that waits for its payment. */
  firstStatus: 'pending' | 'pending_payment';
  /** The id of what it is asked to collect. */
  orderId: (random: RandomSource) => string;
  /** The id by which a browser opens the payment, where it is not that of the order. */
  sessionId?: (random: RandomSource) => string;
  /** The id of one attempt. */
  paymentId: (random: RandomSource) => string;
  /** Whether an attempt that failed, or was left, cancels the order; else the shopper tries again in the same window. */
  failureCancels: boolean;
  /** Its script for browsers: the path below /gateways, and the file in `assets`. */
  script: { path: string; file: string };
}

/** Ten digits that do not begin with zero. */
const tenDigits = (random: RandomSource) => String(1_000_000_000 + (random(6).readUIntBE(0, 6) % 9_000_000_000));

/** The gateways that are played, by the code of their payment method. */
export const gatewayTraits = {
  razorpay: {
    name: 'Razorpay',
    firstStatus: 'pending',
    orderId: random => `order_${randomId(random, 14)}`,
    paymentId: random => `pay_${randomId(random, 14)}`,
    failureCancels: false,
    script: { path: '/razorpay/checkout.js', file: 'razorpay.js' },
  },
  cashfree: {
    name: 'Cashfree',
    firstStatus: 'pending_payment',
    orderId: tenDigits,
    sessionId: random => `session_${randomId(random, 64)}`,
    paymentId: tenDigits,
    failureCancels: true,
    script: { path: '/cashfree/cashfree.js', file: 'cashfree.js' },
  },
} satisfies Record<string, GatewayTraits>;

export type Gateway = keyof typeof gatewayTraits;

export const playedCodes: readonly Gateway[] = Object.keys(gatewayTraits) as Gateway[];

export const isGateway = (method: string): method is Gateway => Object.hasOwn(gatewayTraits, method);

export const traitsOf = (gateway: Gateway): GatewayTraits => gatewayTraits[gateway];
