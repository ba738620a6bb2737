import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The coupons and the gift card of a demonstration. Money in paise. */
export function seedCoupons(db: DatabaseSync, now: Date): void {
  const coupons = [
    { code: 'SAVE10', label: '10% off', percent: 10 },
    { code: 'FLAT500', label: '₹500 off orders from ₹2,999', amount: 50_000, min_subtotal: 299_900 },
    { code: 'UPI5', label: '5% off with UPI', percent: 5, only_upi: 1 },
    { code: 'FREE100', label: 'On the house', percent: 100, covers_charges: 1 },
    { code: 'EXPIRED10', label: '10% off until yesterday', percent: 10, expires_at: now.getTime() - DAY },
  ];
  for (const coupon of coupons) {
    const names = Object.keys(coupon);
    run(
      db,
      `INSERT INTO coupon (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      ...Object.values(coupon),
    );
  }
  run(
    db,
    'INSERT INTO gift_card (code, balance, expires_at) VALUES (?, ?, ?)',
    'GIFT-1000-DEMO',
    100_000,
    now.getTime() + 365 * DAY,
  );
}
