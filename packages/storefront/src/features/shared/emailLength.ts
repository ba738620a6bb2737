/** Most characters of an e-mail address, by RFC 5321. */
export const emailLength = 254;
