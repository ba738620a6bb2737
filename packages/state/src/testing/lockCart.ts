import type { Persistence } from '../persistence/createPersistence.ts';

/** An order for this cart is on its way: nobody has heard yet what became of it. */
export function lockCart(persistence: Persistence, cartId: string, customer = false): void {
  persistence.set('openOrder', { cartId, method: 'checkmo', customer, shippingAddress: null, since: 1 });
}
