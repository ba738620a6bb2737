/** Fewest digits of a telephone number without its code for the city. */
const fewestDigits = 7;

/**
 * A text in which what looks like an e-mail address, a secret, or the number of a telephone, a card or an order is masked
 * (analytics-05).
 */
export const maskPersonal = (text: string): string =>
  text
    .replace(/[\w.+-]{1,64}(?:@|%40)[a-z0-9.-]{1,255}/gi, '[e-mail]')
    // Ids by which somebody owns a cart or a session.
    .replace(/\b\w{28,64}/g, word => (/\d/.test(word) ? '[token]' : word))
    // However the digits are grouped.
    .replace(/\+?\d[\d\s().-]{5,40}\d/g, digits =>
      digits.replace(/\D/g, '').length < fewestDigits ? digits : '[number]',
    );
