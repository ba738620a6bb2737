import type { CartDetails } from '@shop/commerce-client';
import { useShop } from '../context/ShopContext.ts';
import { CartContents } from '../features/cart/CartContents.tsx';
import type { SavedLines } from '../features/cart/useSavedLines.ts';
import { CouponField } from '../features/coupon/CouponField.tsx';

export interface FilledCartProps {
  details: CartDetails;
  saved: SavedLines;
}

/** The part of the cart page that an empty cart does not need. */
export function FilledCart({ details, saved }: FilledCartProps) {
  const { slots } = useShop();
  const CartAside = slots.CartAside;
  return (
    <CartContents
      details={details}
      saved={saved}
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
