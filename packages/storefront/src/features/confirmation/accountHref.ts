import type { OrderReceipt } from '@shop/state';

/** The sign-up page, filled from the order's shipping address (checkout-12). */
export function accountHref({ email, shippingAddress }: Pick<OrderReceipt, 'email' | 'shippingAddress'>): string {
  const known = Object.entries({
    email: email ?? '',
    firstName: shippingAddress?.firstname ?? '',
    lastName: shippingAddress?.lastname ?? '',
  }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(known).toString();
  return query === '' ? '/create-account' : `/create-account?${query}`;
}
