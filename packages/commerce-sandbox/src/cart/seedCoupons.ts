import type { DatabaseSync } from 'node:sqlite';
import { run } from '../database.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The coupons and gift cards of a demonstration. Money in paise. */
export function seedCoupons(db: DatabaseSync, now: Date): void {
  const coupons = [
    { code: 'SAVE10', label: '10% off', percent: 10, is_offered: 1 },
    { code: 'FLAT500', label: '₹500 off orders from ₹2,999', amount: 50_000, min_subtotal: 299_900, is_offered: 1 },
    {
      code: 'BIG15',
      label: '15% off orders from ₹9,999, up to ₹3,000',
      percent: 15,
      min_subtotal: 999_900,
      most: 300_000,
      is_offered: 1,
    },
    {
      code: 'AUVIRA20',
      label: '20% off Auvira, up to ₹800',
      percent: 20,
      brand_code: 'auvira',
      most: 80_000,
      is_offered: 1,
    },
    { code: 'UPI5', label: '5% off with UPI', percent: 5, only_upi: 1, is_offered: 1 },
    { code: 'FREE100', label: 'On the house', percent: 100, covers_charges: 1 },
    { code: 'EXPIRED10', label: '10% off until yesterday', percent: 10, expires_at: now.getTime() - DAY },
    { code: 'FIRST50', label: '50% off for the first ten', percent: 50, uses_left: 0 },
  ];
  for (const coupon of coupons) {
    const names = Object.keys(coupon);
    run(
      db,
      `INSERT INTO coupon (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      ...Object.values(coupon),
    );
  }
  for (const [code, balance] of [
    ['GIFT-1000-DEMO', 100_000],
    ['GIFT-250-DEMO', 25_000],
  ] as const)
    run(
      db,
      'INSERT INTO gift_card (code, balance, expires_at) VALUES (?, ?, ?)',
      code,
      balance,
      now.getTime() + 365 * DAY,
    );
}
