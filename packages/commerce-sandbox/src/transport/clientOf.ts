/**
 * Who asks, for counting: the address that the proxy in front was called from, which it writes at the end of
 * X-Forwarded-For. All that come without a proxy count as one.
 */
export const clientOf = (request: Request): string =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) || 'direct';
