import { formatNumber } from './formatNumber.ts';

/**
 * Rupees as Indian shoppers read them, for example ₹1,24,990.
 *
 * @param rupees amount in rupees.
 * @param decimals 0, or 2 in the float variant (specification, section 9).
 */
export const formatMoney = (rupees: number, decimals: 0 | 2 = 0): string =>
  `${rupees < 0 ? '-' : ''}₹${formatNumber(Math.abs(rupees), decimals)}`;
