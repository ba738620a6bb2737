/** Locale of every shop (specification, section 9). */
export const locale = 'en-IN';

const formats = new Map<number, Intl.NumberFormat>();

/**
 * Rupees as Indian shoppers read them, for example ₹1,24,990.
 *
 * @param rupees amount in rupees.
 * @param decimals 0, or 2 in the float variant (specification, section 9).
 */
export function formatMoney(rupees: number, decimals: 0 | 2 = 0): string {
  const known = formats.get(decimals);
  const format = known ?? new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (!known) formats.set(decimals, format);
  return format.format(rupees);
}
