// chunk: reads
import {
  lateCalls,
  readCalls,
  type changeCalls,
  type CommerceClient,
  type CommercePort,
  type orderCalls,
} from '@shop/commerce-client';

type Change = keyof ReturnType<typeof changeCalls>;

/**
 * What the shop asks of the back end to show a cart, as one piece of code to fetch (browserServices.ts); what changes one,
 * and what an order asks, as another one each.
 */
export function commerceCalls(client: CommerceClient, fetch: typeof globalThis.fetch | undefined): CommercePort {
  const change = lateCalls<Change>(async () => (await import('./lateChangeCalls.ts')).lateChangeCalls(client));
  const late = lateCalls<keyof ReturnType<typeof orderCalls>>(async () =>
    (await import('./lateOrderCalls.ts')).lateOrderCalls(client, fetch),
  );
  const own: Partial<CommercePort> = {
    ...readCalls(client),
    setAddresses: late('setAddresses'),
    setShippingMethod: late('setShippingMethod'),
    setPaymentMethod: late('setPaymentMethod'),
    saveShippingInformation: late('saveShippingInformation'),
    placeOrder: late('placeOrder'),
    orderOfCart: late('orderOfCart'),
    paymentAttempts: late('paymentAttempts'),
    restoreCart: late('restoreCart'),
  };
  return new Proxy(own as CommercePort, {
    get: (calls, name: Change | 'then') =>
      // Whoever awaits the port asks whether it is a promise.
      name in calls || name === 'then' ? calls[name as Change] : change(name),
  });
}
