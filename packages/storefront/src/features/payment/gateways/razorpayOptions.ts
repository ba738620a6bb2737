import { upi } from '@shop/messages/methods';
import { order as orderText } from '@shop/messages/payment';
import { toPaise, type PlacedOrder } from '@shop/state';
import { opensUpiApp } from '../../shared/opensUpiApp.ts';
import { returnPath } from '../returnPath.ts';

/** What Razorpay gives its handler when a payment was made. */
export interface RazorpayAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** What the window offers. */
interface RazorpayDisplay {
  blocks: Record<string, { name: string; instruments: { method: string; flows: ('intent' | 'qr')[] }[] }>;
  sequence: string[];
  preferences: { show_default_blocks: boolean };
}

/** The options of checkout.js that the shop uses. */
export interface RazorpayOptions {
  /** Public key. */
  key: string;
  order_id: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name?: string; email?: string; contact?: string; method?: string };
  /** Shows one way of paying only, in the manner that suits the device. */
  config?: { display: RazorpayDisplay };
  theme: { color: string };
  handler: (answer: RazorpayAnswer) => void;
  modal: { ondismiss: () => void; escape: boolean; confirm_close: boolean };
  /** Where the answer is posted when `redirect` is set. */
  callback_url: string;
  /** True in browsers that cannot keep a window open over the page. */
  redirect: boolean;
}

export interface RazorpayInput {
  order: PlacedOrder;
  /** The gateway's order; its amount is in rupees, as text. */
  opened: { rzp_order_id: string | null; amount: string | null; currency: string | null };
  key: string;
  shopName: string;
  colour: string;
  /** Option that the shopper chose, for example "upi". */
  method: string | undefined;
  customer: { name: string; email: string | null };
  origin: string;
  userAgent: string;
  onPaid: (answer: RazorpayAnswer) => void;
  onClosed: () => void;
}

/** Browsers inside other apps, which lose a window that is opened over the page. */
const insideApp = /FBAN|FBAV|Instagram|Line\/|; wv\)/;

/**
 * UPI alone, as our entry for it promises (payment-17): the apps on a phone, a QR code elsewhere. Other ways are left out,
 * for a coupon may be for UPI only.
 */
const upiOnly = (userAgent: string): RazorpayDisplay => ({
  blocks: {
    upi: { name: upi, instruments: [{ method: 'upi', flows: [opensUpiApp(userAgent) ? 'intent' : 'qr'] }] },
  },
  sequence: ['block.upi'],
  preferences: { show_default_blocks: false },
});

/** What checkout.js is opened with: the amount in paise, what is known of the shopper, and the way back. */
export function razorpayOptions({
  order,
  opened,
  key,
  shopName,
  colour,
  method,
  customer,
  origin,
  userAgent,
  onPaid,
  onClosed,
}: RazorpayInput): RazorpayOptions {
  const { shippingAddress } = order;
  const name = customer.name || (shippingAddress ? `${shippingAddress.firstname} ${shippingAddress.lastname}` : '');
  const email = order.email ?? customer.email;
  return {
    key,
    order_id: opened.rzp_order_id ?? '',
    amount: toPaise(opened.amount ?? ''),
    currency: opened.currency ?? 'INR',
    name: shopName,
    description: orderText(order.orderNumber),
    prefill: {
      ...(name && { name }),
      ...(email && { email }),
      ...(shippingAddress && { contact: `+91${shippingAddress.telephone}` }),
      ...(method && { method }),
    },
    ...(method === 'upi' && { config: { display: upiOnly(userAgent) } }),
    theme: { color: colour },
    handler: onPaid,
    modal: { ondismiss: onClosed, escape: true, confirm_close: true },
    callback_url: origin + returnPath(order),
    redirect: insideApp.test(userAgent),
  };
}
