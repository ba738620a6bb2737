import type { CombinedError } from '@urql/core';

/** Answers that come from something between the shop and the commerce server, which itself did not speak. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** True when no usable answer came: refused, timed out, cut off, garbled, or a gateway's error page. */
export function isNetworkFailure(error: CombinedError): boolean {
  if (!error.networkError) return false;
  const response = error.response as Response | undefined;
  return !response || response.ok || GATEWAY_STATUSES.has(response.status);
}
