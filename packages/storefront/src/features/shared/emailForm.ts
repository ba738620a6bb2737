/**
 * The form of an e-mail address, with all signs that mail servers take in a name (RFC 5322: d'souza@…, r&d@…) and any
 * domain that can be registered, written in ASCII (my--shop.in, xn--….xn--h2brj9c).
 */
export const emailForm =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\da-z](?:[\da-z-]*[\da-z])?\.)+[a-z][\da-z-]*[\da-z]$/i;
