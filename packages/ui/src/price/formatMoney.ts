import { formatNumber } from './formatNumber.ts';

/**
 * Rupees as Indian shoppers read them, for example ₹1,24,990. Paise are never rounded away: what is shown is what is
 * paid.
 *
 * @param rupees amount in rupees.
 * @param decimals of a whole amount: 0, or 2 in the float variant (shops-04).
 */
export function formatMoney(rupees: number, decimals: 0 | 2 = 0): string {
  const amount = Math.abs(rupees);
  const hasPaise = Math.round(amount * 100) % 100 !== 0;
  return `${rupees < 0 ? '-' : ''}₹${formatNumber(amount, hasPaise ? 2 : decimals)}`;
}
