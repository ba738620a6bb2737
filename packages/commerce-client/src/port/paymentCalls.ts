import * as text from '@shop/messages/errors';
import * as purchase from '@shop/messages/purchase';
import { CommerceError } from '../CommerceError.ts';
import type { CommerceClient } from '../createCommerceClient.ts';
import { PaymentAttempts, ResetCart } from '../operations/payment.ts';
import type { CommercePort } from '../port.ts';
import { present } from './expectations.ts';
import { isProblem, succeeded } from './refusals.ts';

/** What is asked about payments whatever the gateway; its own calls stand in its module of the storefront. */
export function paymentCalls(client: CommerceClient): Pick<CommercePort, 'paymentAttempts' | 'restoreCart'> {
  return {
    async paymentAttempts({ orderNumber, cartId }) {
      try {
        return (await client.query(PaymentAttempts, { orderNumber, cartId })).paymentAttempts;
      } catch (error) {
        // A field that the back end lacks is refused before it is sent.
        if (isProblem(error, 'rejected')) return null;
        throw error;
      }
    },
    async restoreCart({ orderNumber, cartId }) {
      const { resetCart } = await client.mutate(ResetCart, { orderNumber, cartId }).catch((error: unknown) => {
        // Where the back end gives no reason, what was asked of it is still known.
        throw isProblem(error, 'unexpected') && [text.unexpected, text.failing].includes(error.message)
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
