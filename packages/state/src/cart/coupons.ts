import type { CartDetails } from '@shop/commerce-client';
import type { Outcome } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { changeCart } from './changeCart.ts';

const couponsOf = ({ applied_coupons: coupons }: CartDetails) =>
  (coupons ?? []).flatMap(coupon => coupon?.code.toUpperCase() ?? []);

/** Applies a coupon code. */
export const applyCoupon =
  (typed: string): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) => {
    const code = typed.trim();
    return dispatch(
      changeCart(
        'coupon',
        code,
        cartId => commerce.applyCoupon({ cartId, code }),
        details => couponsOf(details).includes(code.toUpperCase()),
      ),
    );
  };

/** Takes the applied coupon away. */
export const removeCoupon =
  (): ShopThunk<Promise<Outcome>> =>
  (dispatch, _, { commerce }) =>
    dispatch(
      changeCart(
        'coupon',
        '',
        cartId => commerce.removeCoupon({ cartId }),
        details => couponsOf(details).length === 0,
      ),
    );
