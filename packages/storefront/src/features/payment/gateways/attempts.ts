import { CommerceError } from '@shop/commerce-client';
import type { PlacedOrder } from '@shop/state';
import type { StatusTools } from './Gateway.ts';

/** An attempt after which no money comes any more. */
const dead: ReadonlySet<string> = new Set(['FAILED', 'USER_DROPPED']);

/**
 * What the attempts to pay an order say that is not paid (payment-10). Where the back end does not tell of attempts, or
 * one is not dead, the money may still come. Of dead ones only that is told as refused whose pending was told before:
 * in a gateway's open window the shopper may try again.
 */
export async function byAttempts(
  order: PlacedOrder,
  commerce: StatusTools['commerce'],
): Promise<'pending' | 'unpaid' | 'refused'> {
  const attempts = await commerce.paymentAttempts(order);
  if (attempts === null || attempts.some(({ status }) => !dead.has(status))) return 'pending';
  return order.isPending && attempts.length > 0 ? 'refused' : 'unpaid';
}

/**
 * The answer of a gateway that opens a payment.
 *
 * @throws CommerceError with the gateway's own message when it says no.
 */
export function opened<Answer extends { success: boolean; message?: string | null }>(
  answer: Answer | null,
  otherwise: string,
): Answer {
  if (answer?.success) return answer;
  throw new CommerceError({ problem: { kind: 'rejected', message: answer?.message || otherwise } });
}
