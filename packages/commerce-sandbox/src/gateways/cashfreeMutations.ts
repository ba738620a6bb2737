import { inputError, noSuchEntity } from '../errors.ts';
import { isUnpaid, orderByNumber, orderById } from '../orders/findOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { rupees } from '../money.ts';
import { isHttpUrl } from './isHttpUrl.ts';
import { openGatewayOrder, type PaymentStatus } from './ledger.ts';
import { checkOwner } from './razorpayMutations.ts';
import { settle } from './settle.ts';

const NO_SESSION = 'Unable to create your order. Please contact support.';

const messages: Record<PaymentStatus, string> = {
  SUCCESS: 'Payment received.',
  PENDING: 'The payment is being processed.',
  FAILED: 'The payment failed.',
  USER_DROPPED: 'The payment was not made.',
};

/** The two calls of Cashfree's Magento module, as mutations. */
export const cashfreeMutations: ResolverMap[string] = {
  createCashfreePaymentSession(_, { order_id: number, return_url: wished }: { order_id: string; return_url?: string | null }, context) {
    if (wished && !isHttpUrl(wished.replace('{order_id}', 'x'))) throw inputError('Parameter "return_url" is invalid');
    const order = orderByNumber(context.db, number);
    checkOwner(context, order);
    if (!order || order.payment_method !== 'cashfree' || !isUnpaid(order)) return { success: false, message: NO_SESSION };
    const session = openGatewayOrder(context, 'cashfree', order, wished ?? `${context.mediaBase}/cashfree/checkout/success/{order_id}`);
    return {
      success: true,
      message: null,
      cashfree_order: session.id,
      order_id: number,
      payment_session_id: session.session_id,
      order_amount: rupees(session.amount),
      order_currency: 'INR',
      environment: 'sandbox',
    };
  },
  confirmCashfreePayment(_, { order_id: number }: { order_id: string }, context) {
    const order = orderByNumber(context.db, number);
    if (order?.payment_method !== 'cashfree') throw noSuchEntity(`Could not find an order with number "${number}"`);
    const attempt = settle(context, 'cashfree', order);
    const isCancelled = orderById(context.db, order.id)!.status === 'canceled';
    if (isCancelled && (!attempt || attempt.status === 'SUCCESS')) {
      const message = attempt ? 'The order was canceled before the payment came. It will be refunded.' : 'The order was canceled.';
      return { status: 'CANCELLED', message, transaction_id: attempt?.id ?? null, order_number: number };
    }
    const status = attempt?.status ?? 'PENDING';
    return { status, message: messages[status], transaction_id: attempt?.id ?? null, order_number: number };
  },
};
