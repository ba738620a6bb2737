import type { Handler } from 'hono';

/** How long the file counts, days: RFC 9116 wants less than a year. */
const counts = 180;
const day = 86_400_000;

/**
 * Whom to tell of a weakness, as RFC 9116 has it.
 *
 * @param contact A mailto: or https: address.
 * @param now Milliseconds since the epoch.
 */
export const securityText =
  (contact: string, now: () => number): Handler =>
  c => {
    const expires = new Date(Math.floor(now() / day) * day + counts * day).toISOString();
    return c.text(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`, 200, {
      'cache-control': 'public, max-age=86400',
    });
  };
