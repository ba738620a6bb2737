import type { Persistence } from '../persistence/createPersistence.ts';
import type { SavedCheckout } from './checkoutSlice.ts';

/** What the browser still holds of a checkout that was left (checkout-07). */
export function readSavedCheckout(persistence: Persistence): SavedCheckout {
  return {
    availableShippingMethods: persistence.get('availableShippingMethods'),
    billingAddress: persistence.get('billing_address'),
    lastPayment: persistence.get('lastPayment'),
    payment: persistence.get('paymentMethod'),
    shippingAddress: persistence.get('shipping_address'),
    shippingMethod: persistence.get('shippingMethod'),
  };
}

export function clearSavedCheckout(persistence: Persistence): void {
  persistence.remove('availableShippingMethods');
  persistence.remove('billing_address');
  persistence.remove('paymentMethod');
  persistence.remove('shipping_address');
  persistence.remove('shippingMethod');
}
