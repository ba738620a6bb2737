import { inputError } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { cartLines } from './cartLines.ts';
import { viewCart } from './CartView.ts';
import { goodCoupon } from './coupons.ts';
import { creditMutations } from './creditMutations.ts';
import { changeCart } from './findCart.ts';
import { openCart } from './openCart.ts';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface CouponsInput {
  cart_id: string;
  coupon_codes: (string | null)[];
  type?: 'APPEND' | 'REPLACE' | null;
}

/** Coupons by the list, of which a cart takes one. */
export const couponMutations: ResolverMap[string] = {
  applyCouponsToCart(_, { input }: { input?: CouponsInput | null }, context, info) {
    const cart = openCart(context, input?.cart_id ?? '');
    const codes = input!.coupon_codes.flatMap(code => (code?.trim() ? [code.trim()] : []));
    const [code] = codes;
    if (code === undefined) throw inputError('Required parameter "coupon_codes" is missing');
    const { lines } = cartLines(context, cart.id);
    const before = goodCoupon(context.db, cart.coupon_code, context.clock(), lines);
    if (codes.length > 1 || (before && input!.type !== 'REPLACE'))
      throw inputError('Maximum allowed number of applied coupons was exceeded.');
    // The applied one stays where the other is not good.
    const coupon = goodCoupon(context.db, code, context.clock(), lines);
    if (before && coupon) changeCart(context, cart.id, { coupon_code: null });
    return creditMutations['applyCouponToCart']!(
      _,
      { input: { cart_id: input!.cart_id, coupon_code: code } } as never,
      context,
      info,
    );
  },
  removeCouponsFromCart(_, { input }: { input?: CouponsInput | null }, context) {
    const cart = openCart(context, input?.cart_id ?? '');
    const codes = input!.coupon_codes.filter(code => code !== null);
    if (cart.coupon_code !== null && (codes.length === 0 || codes.some(code => same(code, cart.coupon_code!))))
      changeCart(context, cart.id, { coupon_code: null });
    return { cart: viewCart(context, cart.id) };
  },
};
