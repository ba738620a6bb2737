import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text);

/** Razorpay's proof of a payment: hex HMAC-SHA256 of `order id|payment id` with the key secret. */
export const razorpaySignature = (orderId: string, paymentId: string, keySecret: string): string =>
  hmac(keySecret, `${orderId}|${paymentId}`).digest('hex');

/** Header X-Razorpay-Signature: hex HMAC-SHA256 of the raw body with the webhook secret. */
export const razorpayWebhookSignature = (body: string, webhookSecret: string): string =>
  hmac(webhookSecret, body).digest('hex');

/** Header x-webhook-signature of Cashfree: base64 HMAC-SHA256 of timestamp and raw body with the client secret. */
export const cashfreeWebhookSignature = (timestamp: string, body: string, secret: string): string =>
  hmac(secret, `${timestamp}${body}`).digest('base64');

/** Compares signatures in a time that does not depend on where they differ. */
export function isSameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
