import type { CommerceClient } from '../createCommerceClient.ts';
import { UNEXPECTED } from '../messages.ts';
import {
  ConfirmCashfreePayment,
  CreateCashfreeSession,
  PlaceRazorpayOrder,
  ResetCart,
  SetRazorpayPaymentDetails,
} from '../operations/payment.ts';
import type { CommercePort } from '../port.ts';
import { present, succeeded } from './expectations.ts';

type PaymentCalls = Pick<
  CommercePort,
  'openRazorpay' | 'confirmRazorpay' | 'openCashfree' | 'confirmCashfree' | 'restoreCart'
>;

const NOT_OPENED = 'The payment could not be started. Please try again.';
const NOT_RESTORED = 'The order could not be given back to the cart.';

export function paymentCalls(client: CommerceClient): PaymentCalls {
  return {
    async openRazorpay(input) {
      const { placeRazorpayOrder } = await client.mutate(PlaceRazorpayOrder, input);
      return succeeded(present(placeRazorpayOrder, NOT_OPENED), NOT_OPENED);
    },
    async confirmRazorpay(input) {
      await client.mutate(SetRazorpayPaymentDetails, input);
    },
    async openCashfree(input) {
      const { createCashfreePaymentSession } = await client.mutate(CreateCashfreeSession, input);
      return succeeded(present(createCashfreePaymentSession, NOT_OPENED), NOT_OPENED);
    },
    async confirmCashfree(orderNumber) {
      const { confirmCashfreePayment } = await client.mutate(ConfirmCashfreePayment, { orderNumber });
      return present(confirmCashfreePayment, UNEXPECTED);
    },
    async restoreCart(orderNumber) {
      const { resetCart } = await client.mutate(ResetCart, { orderNumber });
      succeeded(present(resetCart, NOT_RESTORED), NOT_RESTORED);
    },
  };
}
