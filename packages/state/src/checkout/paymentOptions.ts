import { CASH_ON_DELIVERY_NOTE } from '../constants.ts';

/** Payment gateway group: the code of a payment method of the back end. */
export type PaymentGroup = 'cashfree' | 'cashondelivery' | 'free' | 'razorpay';

export interface PaymentOption {
  /** The gateway's own name of the option; unique within its group. */
  id: string;
  label: string;
  pg: PaymentGroup;
  note?: string | undefined;
}

/** Every option that the shop knows, by gateway group. Specification, section 9. */
export const paymentOptions: readonly PaymentOption[] = [
  { pg: 'cashfree', id: 'cc', label: 'Credit card' },
  { pg: 'cashfree', id: 'dc', label: 'Debit card' },
  { pg: 'cashfree', id: 'upi', label: 'UPI' },
  { pg: 'cashfree', id: 'paylater', label: 'Buy now, pay later' },
  { pg: 'cashondelivery', id: 'cashondelivery', label: 'Cash on delivery', note: CASH_ON_DELIVERY_NOTE },
  { pg: 'free', id: 'free', label: 'No Payment Information Required' },
  { pg: 'razorpay', id: 'netbanking', label: 'Netbanking' },
  { pg: 'razorpay', id: 'card', label: 'Credit/Debit Card' },
  { pg: 'razorpay', id: 'upi', label: 'UPI' },
  { pg: 'razorpay', id: 'wallet', label: 'Wallet' },
  { pg: 'razorpay', id: 'emi', label: 'EMI' },
  { pg: 'razorpay', id: 'paylater', label: 'Pay later' },
];
