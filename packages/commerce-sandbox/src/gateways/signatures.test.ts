import { describe, expect, it } from 'vitest';
import {
  cashfreeWebhookSignature,
  isSameSignature,
  razorpaySignature,
  razorpayWebhookSignature,
} from './signatures.ts';

// The answers were computed with `openssl dgst -sha256 -hmac SECRET` (for Cashfree with `-binary | base64`).
describe('signatures', () => {
  it('agree with known answers for a Razorpay payment', () => {
    expect(razorpaySignature('order_9A33XWu170gUtm', 'pay_29QQoUBi66xm2f', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
      '972592aed892074d7fb0c0bb8ee7dd8736eb02d3c281fc503cf6fd8d3af443df',
    );
  });

  it('agree with known answers for a Razorpay webhook', () => {
    expect(razorpayWebhookSignature('{"event":"payment.captured","amount":129900}', 'webhook-secret-1')).toBe(
      'de3ca34f1e93949a7ec0c8badfa1acf5bc9edae563b3b725fbce089fb89f7f77',
    );
  });

  it('agree with known answers for a Cashfree webhook', () => {
    expect(cashfreeWebhookSignature('1617695238078', '{"type":"PAYMENT_SUCCESS_WEBHOOK"}', 'cashfree-secret-1')).toBe(
      'sCrvfh5syEFzWA9N8rTAHcNJGOx+G1iqAgvVUwGusu8=',
    );
  });

  it('are the same only when they are', () => {
    expect(isSameSignature('abc', 'abc')).toBe(true);
    expect(isSameSignature('abc', 'abd')).toBe(false);
    expect(isSameSignature('abc', '')).toBe(false);
  });
});
