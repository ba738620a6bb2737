// chunk: flows
import { lateCalls, shopCalls, type CommerceClient, type CommercePort, type orderCalls } from '@shop/commerce-client';

/**
 * What the shop asks of the back end, as one piece of code to fetch (browserServices.ts), and what an order asks, as
 * another one.
 */
export function commerceCalls(client: CommerceClient, fetch: typeof globalThis.fetch | undefined): CommercePort {
  const late = lateCalls<keyof ReturnType<typeof orderCalls>>(async () =>
    (await import('./lateOrderCalls.ts')).lateOrderCalls(client, fetch),
  );
  return {
    ...shopCalls(client),
    setAddresses: late('setAddresses'),
    setShippingMethod: late('setShippingMethod'),
    setPaymentMethod: late('setPaymentMethod'),
    saveShippingInformation: late('saveShippingInformation'),
    placeOrder: late('placeOrder'),
    orderOfCart: late('orderOfCart'),
    paymentAttempts: late('paymentAttempts'),
    restoreCart: late('restoreCart'),
  };
}
