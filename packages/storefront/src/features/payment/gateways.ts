/** What Razorpay gives its handler when a payment was made. */
export interface RazorpayAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
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
  theme: { color: string };
  handler: (answer: RazorpayAnswer) => void;
  modal: { ondismiss: () => void; escape: boolean; confirm_close: boolean };
  /** Where the answer is posted when `redirect` is set. */
  callback_url: string;
  /** True in browsers that cannot keep a window open over the page. */
  redirect: boolean;
}

interface CashfreeCheckout {
  checkout: (options: {
    paymentSessionId: string;
    redirectTarget: '_self';
  }) => Promise<{ error?: { message: string } } | undefined>;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open: () => unknown };
    Cashfree?: (options: { mode: string }) => CashfreeCheckout;
  }
}
