import { createHmac } from 'node:crypto';

/** The public key that checkout.js is given (storeConfig.razorpay_key_id). */
export const RAZORPAY_KEY_ID = 'rzp_test_SandboxShop0001';

/** What the shop shares with the gateways. */
export interface GatewaySecrets {
  razorpayKey: string;
  razorpayWebhook: string;
  cashfree: string;
}

/** Derived from the secret of the database: no two sandboxes accept each other's signatures. */
export function gatewaySecrets(secret: string): GatewaySecrets {
  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('hex').slice(0, 40);
  return {
    razorpayKey: derive('razorpay key'),
    razorpayWebhook: derive('razorpay webhook'),
    cashfree: derive('cashfree'),
  };
}
