import type { CartDetails } from '@shop/commerce-client';
import { CartContents } from '../features/cart/CartContents.tsx';
import { CouponField } from '../features/coupon/CouponField.tsx';

/** The part of the cart page that an empty cart does not need. */
export function FilledCart({ details }: { details: CartDetails }) {
  return <CartContents details={details} coupon={<CouponField />} />;
}
