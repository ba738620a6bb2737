/** Fewest digits of a telephone number without its code for the city. */
const fewestDigits = 7;

/**
 * A text in which what looks like an e-mail address, a secret, or the number of a telephone, a card or an order is masked
 * (analytics-05).
 */
export const maskPersonal = (text: string): string =>
  text
    .replace(/[\p{L}\p{M}\p{N}_.+-]{1,64}(?:[@\uFF20]|%40)[\p{L}\p{M}\p{N}.-]{1,255}/gu, '[e-mail]')
    // Ids by which somebody owns a cart or a session.
    .replace(/\b\w{28,}/g, word => (/\d/.test(word) ? '[token]' : word))
    // In whichever script they are, and however they are grouped.
    .replace(/\+?\p{Nd}[\p{Nd}\s\p{Pd}\p{Cf}().·]{5,40}\p{Nd}/gu, digits =>
      digits.replace(/\P{Nd}/gu, '').length < fewestDigits ? digits : '[number]',
    );
