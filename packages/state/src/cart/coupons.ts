import type { CartDetails } from '@shop/commerce-client';
import { type Failure, isOutcomeUnknown, type Outcome, problemOf } from '../problems.ts';
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

/** What the cart has of the coupon that was applied before: `unknown` where the cart could not be read back. */
export type FormerCoupon = 'applied' | 'off' | 'unknown';

type CouponSwitch = Exclude<Outcome, Failure> | (Failure & { former: FormerCoupon });

/**
 * Applies a coupon in the place of the applied one, which the server wants removed first; where it refuses the new one,
 * the former is put back (cart-21).
 */
export const switchCoupon =
  (code: string, former: string): ShopThunk<Promise<CouponSwitch>> =>
  async (dispatch, getState, { commerce }) => {
    const has = (details: CartDetails, wanted: string) => couponsOf(details).includes(wanted.toUpperCase());
    const exchange = async (cartId: string): Promise<void> => {
      const settled = async (send: () => Promise<void>, isSo: (details: CartDetails) => boolean) => {
        try {
          await send();
        } catch (error) {
          if (!isOutcomeUnknown(problemOf(error))) throw error;
          const details = await commerce.cartDetails(cartId).catch(() => null);
          if (details === null || !isSo(details)) throw error;
        }
      };
      try {
        await settled(
          () => commerce.removeCoupon({ cartId }),
          details => couponsOf(details).length === 0,
        );
        await settled(
          () => commerce.applyCoupon({ cartId, code }),
          details => has(details, code),
        );
      } catch (error) {
        // What became of it is read from the cart in any case.
        if (problemOf(error).kind !== 'invalid-cart')
          await commerce.applyCoupon({ cartId, code: former }).catch(() => undefined);
        throw error;
      }
    };
    const outcome = await dispatch(changeCart('coupon', code, exchange, details => has(details, code)));
    if (outcome.status !== 'failed') return outcome;
    const { details, errors } = getState().cart;
    if (details === null || errors.details !== null) return { ...outcome, former: 'unknown' };
    return { ...outcome, former: has(details, former) ? 'applied' : 'off' };
  };
