import * as text from '@shop/messages/errors';
import * as purchase from '@shop/messages/purchase';
import { CommerceError } from '../CommerceError.ts';
import type { CommerceClient } from '../createCommerceClient.ts';
import {
  ConfirmCashfreePayment,
  CreateCashfreeSession,
  PlaceRazorpayOrder,
  ResetCart,
  SetRazorpayPaymentDetails,
} from '../operations/payment.ts';
import type { CommercePort } from '../port.ts';
import { isProblem, present, succeeded } from './expectations.ts';

type PaymentCalls = Pick<
  CommercePort,
  'openRazorpay' | 'confirmRazorpay' | 'openCashfree' | 'confirmCashfree' | 'restoreCart'
>;

export function paymentCalls(client: CommerceClient): PaymentCalls {
  return {
    async openRazorpay(input) {
      const { placeRazorpayOrder } = await client.mutate(PlaceRazorpayOrder, input);
      return succeeded(present(placeRazorpayOrder, purchase.paymentNotOpened), purchase.paymentNotOpened);
    },
    async confirmRazorpay(input) {
      await client.mutate(SetRazorpayPaymentDetails, input);
    },
    async openCashfree(input) {
      const { createCashfreePaymentSession } = await client.mutate(CreateCashfreeSession, input);
      return succeeded(present(createCashfreePaymentSession, purchase.paymentNotOpened), purchase.paymentNotOpened);
    },
    async confirmCashfree({ orderNumber, cartId }) {
      const { confirmCashfreePayment } = await client.mutate(ConfirmCashfreePayment, { orderNumber, cartId });
      return present(confirmCashfreePayment, text.unexpected);
    },
    async restoreCart({ orderNumber, cartId }) {
      const { resetCart } = await client.mutate(ResetCart, { orderNumber, cartId }).catch((error: unknown) => {
        // Where the back end gives no reason, what was asked of it is still known.
        throw isProblem(error, 'unexpected') && error.message === text.unexpected
          ? new CommerceError({
              problem: { kind: 'unexpected', message: purchase.orderNotRestored },
              status: error.status,
              cause: error,
            })
          : error;
      });
      succeeded(present(resetCart, purchase.orderNotRestored), purchase.orderNotRestored);
    },
  };
}
