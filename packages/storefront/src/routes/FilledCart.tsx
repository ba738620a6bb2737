import type { CartDetails } from '@shop/commerce-client';
import { useShop } from '../context/ShopContext.ts';
import { CartContents } from '../features/cart/CartContents.tsx';
import { CouponField } from '../features/coupon/CouponField.tsx';

/** The part of the cart page that an empty cart does not need. */
export function FilledCart({ details }: { details: CartDetails }) {
  const { slots } = useShop();
  const CartAside = slots.CartAside;
  return (
    <CartContents
      details={details}
      coupon={
        CartAside ? (
          <>
            <CouponField />
            <CartAside />
          </>
        ) : (
          <CouponField />
        )
      }
    />
  );
}
