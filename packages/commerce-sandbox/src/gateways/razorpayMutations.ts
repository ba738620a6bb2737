import type { SandboxContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { OrderClaim } from '../orders/ownOrder.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { gatewaySecrets } from './credentials.ts';
import { gatewayOrderOf, isGateway, openGatewayOrder, paymentsOf } from './ledger.ts';
import { ownPayable, payableByNumber, type Payable } from './payable.ts';
import { settle } from './settle.ts';
import { isShopAddress } from './shopAddress.ts';
import { isSameSignature, razorpaySignature } from './signatures.ts';

/** A claim as these mutations take it: the number may be left out, which they complain about themselves. */
type LooseClaim = Omit<OrderClaim, 'order_id'> & { order_id?: string | null };

const UNKNOWN_ORDER = 'Error: Not a valid Razorpay orderID.';

interface PaymentDetails {
  order_id: string;
  rzp_payment_id: string;
  rzp_signature: string;
}

function verify(
  context: SandboxContext,
  { order_id: number, rzp_payment_id: paymentId, rzp_signature: signature }: PaymentDetails,
): Payable {
  const { db, config } = context;
  const order = payableByNumber(db, number);
  const gatewayOrder = order && gatewayOrderOf(db, 'razorpay', number);
  if (!gatewayOrder) throw inputError(UNKNOWN_ORDER);
  // The id that the shop has kept, never one from the browser.
  const expected = razorpaySignature(gatewayOrder.id, paymentId, gatewaySecrets(config.secret).razorpayKey);
  // The signature is the proof of whose order it is: without it nobody learns that there is one. (Magento's module
  // fails here.)
  if (!isSameSignature(expected, signature)) throw inputError(UNKNOWN_ORDER);
  const payment = paymentsOf(db, gatewayOrder).find(each => each.id === paymentId);
  if (!payment) throw inputError('Razorpay Error: The id provided does not exist.');
  if (payment.status !== 'SUCCESS') throw inputError('Error: The payment has not been captured.');
  if (payment.amount !== order.grand_total) throw inputError('Error: The paid amount does not match the order.');
  const paid = order.pay(context, paymentId);
  if (paid.isCancelled) throw inputError('Error: The order has been canceled. The payment will be refunded.');
  return paid;
}

/** The published Razorpay module for Magento. */
export const razorpayMutations: ResolverMap[string] = {
  placeRazorpayOrder(
    _,
    { order_id: number, cart_id: cartId, referrer }: LooseClaim & { referrer?: string | null },
    context,
  ) {
    if (!number) throw inputError('Required parameter "order_id" is missing');
    if (!referrer) throw inputError('Required parameter "referrer" is missing');
    if (!isShopAddress(context, referrer)) throw inputError('Parameter "referrer" is invalid');
    const order = ownPayable(context, { order_id: number, cart_id: cartId });
    if (order.payment_method !== 'razorpay')
      return { success: false, message: `Order ${number} is not paid by Razorpay.` };
    if (!order.isUnpaid) return { success: false, message: `Order ${number} is not waiting for a payment.` };
    const { id, amount } = openGatewayOrder(context, 'razorpay', order);
    return {
      success: true,
      rzp_order_id: id,
      order_id: number,
      amount: (amount / 100).toFixed(2),
      currency: 'INR',
      message: 'Razorpay Order created successfully',
    };
  },
  setRzpPaymentDetailsForOrder(_, { input }: { input?: PaymentDetails | null }, context) {
    for (const name of ['order_id', 'rzp_payment_id', 'rzp_signature'] as const) {
      if (!input?.[name]) throw inputError(`Required parameter "${name}" is missing.`);
    }
    const order = verify(context, input!);
    return { order: { order_number: order.number, order_id: order.number } };
  },
  resetCart(_, { order_id: number, cart_id: cartId }: LooseClaim, context) {
    if (!number) throw inputError('Required parameter "order_id" is missing');
    const order = ownPayable(context, { order_id: number, cart_id: cartId });
    if (!isGateway(order.payment_method)) return { success: false };
    // Money that has come, or may still come, must not meet a cart that is filled again.
    const attempt = settle(context, order.payment_method, order);
    if (attempt?.status === 'PENDING') return { success: false };
    return { success: order.cancel(context, 'The payment was not made.') };
  },
};
