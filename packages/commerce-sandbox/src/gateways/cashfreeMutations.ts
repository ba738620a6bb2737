import { inputError, noSuchEntity } from '../errors.ts';
import type { OrderClaim } from '../orders/ownOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { rupees } from '../money.ts';
import { openGatewayOrder, type PaymentStatus } from './ledger.ts';
import { ownPayable, payableByNumber } from './payable.ts';
import { settle } from './settle.ts';
import { isShopAddress } from './shopAddress.ts';

const NO_SESSION = 'Unable to create your order. Please contact support.';

const messages: Record<PaymentStatus, string> = {
  SUCCESS: 'Payment received.',
  PENDING: 'The payment is being processed.',
  FAILED: 'The payment failed.',
  USER_DROPPED: 'The payment was not made.',
};

/** The two calls of Cashfree's Magento module, as mutations. */
export const cashfreeMutations: ResolverMap[string] = {
  createCashfreePaymentSession(
    _,
    { return_url: wished, ...claim }: OrderClaim & { return_url?: string | null },
    context,
  ) {
    const returnUrl =
      wished ?? `${context.config.shopOrigins?.[0] ?? context.mediaBase}/cashfree/checkout/success/{order_id}`;
    if (!isShopAddress(context, returnUrl)) throw inputError('Parameter "return_url" is invalid');
    const order = ownPayable(context, claim);
    if (order.payment_method !== 'cashfree' || !order.isUnpaid) return { success: false, message: NO_SESSION };
    const session = openGatewayOrder(context, 'cashfree', order, returnUrl);
    return {
      success: true,
      message: null,
      cashfree_order: session.id,
      order_id: order.number,
      payment_session_id: session.session_id,
      order_amount: rupees(session.amount),
      order_currency: 'INR',
      environment: 'sandbox',
    };
  },
  confirmCashfreePayment(_, claim: OrderClaim, context) {
    const order = ownPayable(context, claim);
    const { number } = order;
    if (order.payment_method !== 'cashfree') throw noSuchEntity(`Could not find an order with number "${number}"`);
    const attempt = settle(context, 'cashfree', order);
    const isCancelled = payableByNumber(context.db, number)!.isCancelled;
    if (isCancelled && (!attempt || attempt.status === 'SUCCESS')) {
      const message = attempt
        ? 'The order was canceled before the payment came. It will be refunded.'
        : 'The order was canceled.';
      return { status: 'CANCELLED', message, transaction_id: attempt?.id ?? null, order_number: number };
    }
    const status = attempt?.status ?? 'PENDING';
    return { status, message: messages[status], transaction_id: attempt?.id ?? null, order_number: number };
  },
};
