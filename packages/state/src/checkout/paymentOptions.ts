import * as text from '@shop/messages/methods';
import type { GatewayCode } from '@shop/variant';

/** Payment gateway group: the code of a payment method of the back end. */
export type PaymentGroup = GatewayCode | 'cashondelivery' | 'free';

export interface PaymentOption {
  /** The gateway's own name of the option; unique within its group. */
  id: string;
  label: string;
  pg: PaymentGroup;
  note?: string | undefined;
  /** Another gateway that offers the same way of paying, should this one not start (payment-15). */
  instead?: PaymentGroup | undefined;
  /** Token of a saved method: the option is to be paid with that. */
  nonce?: string | undefined;
}

/** Every option that the shop knows, by gateway group (payment-04, payment-05). */
export const paymentOptions: readonly PaymentOption[] = [
  { pg: 'cashfree', id: 'cc', label: text.creditCard },
  { pg: 'cashfree', id: 'dc', label: text.debitCard },
  { pg: 'cashfree', id: 'upi', label: text.upi },
  { pg: 'cashfree', id: 'paylater', label: text.buyNow },
  { pg: 'cashondelivery', id: 'cashondelivery', label: text.cash, note: text.cashNote },
  { pg: 'free', id: 'free', label: text.nothing },
  { pg: 'razorpay', id: 'netbanking', label: text.netbanking },
  { pg: 'razorpay', id: 'card', label: text.anyCard },
  { pg: 'razorpay', id: 'upi', label: text.upi },
  { pg: 'razorpay', id: 'wallet', label: text.wallet },
  { pg: 'razorpay', id: 'emi', label: text.instalments },
  { pg: 'razorpay', id: 'paylater', label: text.payLater },
];
