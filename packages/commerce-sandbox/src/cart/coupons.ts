import type { DatabaseSync } from 'node:sqlite';
import { row, run } from '../database.ts';

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
}

/** The coupon, if it is good now for goods worth `subtotal` paise. The code matches in any case. */
export function goodCoupon(db: DatabaseSync, code: string | null, now: Date, subtotal: number): CouponRow | null {
  if (code === null || subtotal === 0) return null;
  const coupon = row<CouponRow>(db, 'SELECT * FROM coupon WHERE code = ?', code.trim());
  if (!coupon || coupon.min_subtotal > subtotal || coupon.uses_left === 0) return null;
  return coupon.expires_at !== null && coupon.expires_at <= now.getTime() ? null : coupon;
}

/** What a coupon takes off an amount of paise. */
export function discountOn(coupon: CouponRow, amount: number): number {
  return coupon.percent > 0 ? Math.round((amount * coupon.percent) / 100) : Math.min(coupon.amount, amount);
}

/** Whether what a coupon is used on may be paid by UPI only: it says so, or its code does (payment-02). */
export const isCouponForUpi = ({ only_upi, code }: Pick<CouponRow, 'only_upi' | 'code'>): boolean =>
  only_upi === 1 || /upi/i.test(code);

/** Counts one use of a coupon; `uses` of -1 gives it back. */
export function countCoupon(db: DatabaseSync, code: string, uses: 1 | -1): void {
  run(db, 'UPDATE coupon SET times_used = times_used + ?1, uses_left = uses_left - ?1 WHERE code = ?2', uses, code);
}
