import { graphql } from '@shop/commerce-client';
import { paymentNotOpened } from '@shop/messages/purchase';
import type { PlacedOrder } from '@shop/state';
import { loadScript } from '../loadScript.ts';
import { returnPath } from '../returnPath.ts';
import { byAttempts, opened } from './attempts.ts';
import { expectAmount } from './expectAmount.ts';
import type { Gateway, GatewayEnd, PaymentTools } from './Gateway.ts';

const CreateCashfreeSession = graphql(`
  mutation createCashfreePaymentSession($orderNumber: String!, $cartId: String!, $returnUrl: String!) {
    createCashfreePaymentSession(order_id: $orderNumber, cart_id: $cartId, return_url: $returnUrl) {
      success
      message
      payment_session_id
      order_amount
      environment
    }
  }
`);

const ConfirmCashfreePayment = graphql(`
  mutation confirmCashfreePayment($orderNumber: String!, $cartId: String!) {
    confirmCashfreePayment(order_id: $orderNumber, cart_id: $cartId) { status }
  }
`);

interface CashfreeCheckout {
  checkout: (options: {
    paymentSessionId: string;
    redirectTarget: '_self';
  }) => Promise<{ error?: { message: string } } | undefined>;
}

declare global {
  interface Window {
    Cashfree?: (options: { mode: string }) => CashfreeCheckout;
  }
}

async function open(order: PlacedOrder, tools: PaymentTools): Promise<GatewayEnd> {
  const { orderNumber, cartId, method } = order;
  const returnUrl = location.origin + returnPath({ method, orderNumber });
  const [{ createCashfreePaymentSession }] = await Promise.all([
    tools.client.mutate(CreateCashfreeSession, { orderNumber, cartId, returnUrl }),
    loadScript(tools.script, () => window.Cashfree !== undefined),
  ]);
  const {
    payment_session_id: session,
    order_amount: amount,
    environment,
  } = opened(createCashfreePaymentSession, paymentNotOpened);
  expectAmount(order, amount);
  if (!window.Cashfree || !session) throw new Error('cashfree: there is no session.');
  if (!tools.isWanted()) return { kind: 'left' };
  const answer = await window
    .Cashfree({ mode: environment ?? 'production' })
    .checkout({ paymentSessionId: session, redirectTarget: '_self' });
  if (answer?.error) throw new Error(answer.error.message);
  return { kind: 'left' };
}

/** Cashfree: a page of its own, which leads back to the return point. */
export const cashfree: Gateway = {
  start: open,
  // The back end gives the session that is still open, or a new one.
  resume: open,
  async status(order, { client, commerce }) {
    const { orderNumber, cartId } = order;
    const answer = await client.mutate(ConfirmCashfreePayment, { orderNumber, cartId }, { isRepeatable: true });
    switch (answer.confirmCashfreePayment?.status) {
      case 'SUCCESS':
        return 'paid';
      case 'FAILED':
        return 'refused';
      case 'CANCELLED':
      case 'USER_DROPPED':
        return 'closed';
      default:
        return byAttempts(order, commerce);
    }
  },
};
