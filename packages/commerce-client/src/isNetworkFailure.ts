import type { CombinedError } from '@urql/core';

/** Answers that come from something between the shop and the commerce server, which itself did not speak. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** True when no usable answer came: refused, timed out, cut off, garbled, or a gateway's error page. */
export function isNetworkFailure(error: CombinedError): boolean {
  if (!error.networkError) return false;
  const response = error.response as Response | undefined;
  return !response || response.ok || GATEWAY_STATUSES.has(response.status);
}

/** True when the time ran out, here or at a gateway: the server may be there, and be slow. */
export function isTimeout({ networkError, response }: CombinedError): boolean {
  return networkError?.name === 'TimeoutError' || (response as Response | undefined)?.status === 504;
}
