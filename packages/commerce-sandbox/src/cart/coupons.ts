import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, run } from '../database.ts';
import { rupeeText } from '../money.ts';
import { byLocale } from '../store/byLocale.ts';
import { labelInView } from '../store/labelInView.ts';
import type { CartLine } from './cartLines.ts';

/** A row of the table `coupon`. Money in paise. */
export interface CouponRow {
  code: string;
  label: string;
  percent: number;
  amount: number;
  min_subtotal: number;
  /** The percentage is taken of delivery and handling charges as well. */
  covers_charges: 0 | 1;
  only_upi: 0 | 1;
  expires_at: number | null;
  uses_left: number | null;
  /** Shoppers are told of it; others have to know it. */
  is_offered: 0 | 1;
  /** It takes no more than that off. */
  most: number | null;
  /** It is taken of products of that brand only. */
  brand_code: string | null;
}

type Priced = Pick<CartLine, 'product' | 'rowTotal'>;

const worth = (lines: readonly Priced[]) => lines.reduce((sum, line) => sum + line.rowTotal, 0);

/** What a coupon is taken of, line by line, in paise: 0 for a line that it is not meant for. */
export const sharesOf = (coupon: CouponRow, lines: readonly Priced[]): number[] =>
  lines.map(({ product, rowTotal }) => (isGoodFor(coupon, product.brand_code) ? rowTotal : 0));

/** Whether a coupon can be used on products of a brand. */
export const isGoodFor = ({ brand_code: only }: Pick<CouponRow, 'brand_code'>, brand: string): boolean =>
  only === null || only === brand;

/** Whether a coupon can be used at all now, by whatever cart. */
export const isCurrent = ({ expires_at: expires, uses_left: uses }: CouponRow, now: Date): boolean =>
  uses !== 0 && (expires === null || expires > now.getTime());

/** What a cart lacks for a coupon: paise of goods, or a product of its brand. */
type Lack = { missing: number } | { brand: string };

/** Null when it lacks nothing. */
export function lackOf(coupon: CouponRow, lines: readonly Priced[]): Lack | null {
  const missing = coupon.min_subtotal - worth(lines);
  if (missing > 0) return { missing };
  return coupon.brand_code === null || sharesOf(coupon, lines).some(share => share > 0)
    ? null
    : { brand: coupon.brand_code };
}

const lacks = byLocale({
  en_US: {
    missing: (amount: string) => `Add ${amount} more to use it.`,
    brand: (name: string) => `Only for products of ${name}.`,
  },
  hi_IN: {
    missing: amount => `इसे लगाने के लिए ${amount} का सामान और जोड़ें।`,
    brand: name => `सिर्फ़ ${name} के प्रोडक्ट के लिए।`,
  },
});

/** The same in words for the shopper. */
export function lackText({ db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>, lack: Lack): string {
  const texts = lacks[storeView.locale];
  if ('missing' in lack) return texts.missing(rupeeText(lack.missing));
  const brand = row<{ name: string }>(db, 'SELECT name FROM brand WHERE code = ?', lack.brand);
  return texts.brand(brand?.name ?? lack.brand);
}

/** What a coupon is called in the store view that asks. */
export const couponLabel = (
  asker: Pick<SandboxContext, 'db' | 'storeView'>,
  { code, label }: Pick<CouponRow, 'code' | 'label'>,
): string => labelInView(asker, 'coupon', code)?.label ?? label;

/** The coupon, if it is good now for these lines. The code matches in any case. */
export function goodCoupon(
  db: DatabaseSync,
  code: string | null,
  now: Date,
  lines: readonly Priced[],
): CouponRow | null {
  if (code === null || worth(lines) === 0) return null;
  const coupon = row<CouponRow>(db, 'SELECT * FROM coupon WHERE code = ?', code.trim());
  return coupon && isCurrent(coupon, now) && lackOf(coupon, lines) === null ? coupon : null;
}

/** What a coupon takes off an amount of paise. */
export function discountOn(coupon: CouponRow, amount: number): number {
  const off = coupon.percent > 0 ? Math.round((amount * coupon.percent) / 100) : Math.min(coupon.amount, amount);
  return Math.min(off, coupon.most ?? off);
}

/** Whether what a coupon is used on may be paid by UPI only: it says so, or its code does (payment-02). */
export const isCouponForUpi = ({ only_upi, code }: Pick<CouponRow, 'only_upi' | 'code'>): boolean =>
  only_upi === 1 || /upi/i.test(code);

/** Counts one use of a coupon; `uses` of -1 gives it back. */
export function countCoupon(db: DatabaseSync, code: string, uses: 1 | -1): void {
  run(db, 'UPDATE coupon SET times_used = times_used + ?1, uses_left = uses_left - ?1 WHERE code = ?2', uses, code);
}
