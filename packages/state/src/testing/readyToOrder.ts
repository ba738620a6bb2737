import { loadCart } from '../cart/loadCart.ts';
import { checkoutSlice } from '../checkout/checkoutSlice.ts';
import type { AddressForm } from '../checkout/formatAddress.ts';
import { paymentOptions, type PaymentGroup } from '../checkout/paymentOptions.ts';
import { submitAddresses } from '../checkout/submitAddresses.ts';
import { submitPaymentMethod, submitShippingMethod } from '../checkout/submitMethods.ts';
import { becomeCustomer } from './becomeCustomer.ts';
import { flatRate } from './fakeCommerce.ts';
import { openShop } from './openShop.ts';

export const regions = [{ id: 542, code: 'DL', name: 'Delhi' }];
export const form: AddressForm = {
  firstname: 'Asha',
  lastname: 'Rao',
  street: ['12 MG Road'],
  city: 'New Delhi',
  region_code: 'DL',
  postcode: '110001',
  telephone: '9800000000',
  email: 'asha@example.com',
};

/** A shop whose shopper has filled in the checkout. */
export async function readyToOrder(pg: PaymentGroup = 'cashondelivery', { customer = false } = {}) {
  const shop = openShop();
  if (customer) {
    becomeCustomer(shop);
  }
  const cart = shop.commerce.open(customer ? 'customer' : 'guest', [{ sku: 'A', quantity: 1 }]);
  shop.commerce.customerCart = cart.id;
  shop.persistence.set('cartId', cart.id);
  await shop.dispatch(loadCart());
  const option = paymentOptions.find(other => other.pg === pg);
  await shop.dispatch(submitAddresses({ shipping: form, billing: { sameAsShippingAddress: true } }, regions));
  await shop.dispatch(submitShippingMethod(flatRate));
  if (option) await shop.dispatch(submitPaymentMethod(option));
  shop.commerce.calls.splice(0);
  return { ...shop, cart };
}

export const progressOf = ({ state }: Pick<ReturnType<typeof openShop>, 'state'>) =>
  checkoutSlice.selectors.selectOrderProgress(state());
export const errorOf = ({ state }: Pick<ReturnType<typeof openShop>, 'state'>) =>
  checkoutSlice.selectors.selectCheckoutError(state(), 'order');
