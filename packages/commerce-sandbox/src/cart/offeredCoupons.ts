import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { money } from '../money.ts';
import { viewCart } from './CartView.ts';
import { couponLabel, type CouponRow, isCurrent, lackOf, lackText } from './coupons.ts';
import { openCart } from './openCart.ts';

interface Offer {
  code: string;
  label: string;
  saves: ReturnType<typeof money> | null;
  not_yet: string | null;
}

/**
 * The coupons that shoppers are told of, with what each would take off this cart as it stands, most first, then those
 * that the cart lacks something for. Used up and expired ones are not offered.
 */
export function offeredCoupons(context: SandboxContext, cartId: string): Offer[] {
  const { db, clock } = context;
  const { id } = openCart(context, cartId);
  const { lines } = viewCart(context, id);
  if (lines.length === 0) return [];
  const offers = rows<CouponRow>(db, 'SELECT * FROM coupon WHERE is_offered = 1 ORDER BY min_subtotal, code')
    .filter(coupon => isCurrent(coupon, clock()))
    .map(coupon => {
      const { totals } = viewCart(context, id, { coupon_code: coupon.code });
      return { coupon, lack: lackOf(coupon, lines), saves: totals.discount + totals.chargesDiscount };
    });
  return offers
    .toSorted((one, other) => other.saves - one.saves)
    .map(({ coupon, lack, saves }) => ({
      code: coupon.code,
      label: couponLabel(context, coupon),
      saves: lack === null ? money(saves) : null,
      not_yet: lack && lackText(context, lack),
    }));
}
