/** Places where Indian readers part a whole number: after the last three digits, then after every two. */
// oxlint-disable-next-line regexp/no-super-linear-move -- a number has 21 digits at most
const lakhs = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * A number as Indian shoppers read it, for example 1,24,990. Gives what `Intl.NumberFormat` gives in en-IN (shops-03).
 * Written here because the first `Intl.NumberFormat` of a page holds a slow phone for some 50 ms, and every page has a
 * price.
 *
 * @param value any finite number below 1e21.
 * @param decimals digits after the point; what is beyond them is rounded half away from zero.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '-' : ''}${whole.replace(lakhs, ',')}${part === undefined ? '' : `.${part}`}`;
}
