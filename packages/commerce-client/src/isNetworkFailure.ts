import type { CombinedError } from '@urql/core';

/** Answers that come from something between the shop and the commerce server, which itself did not speak. */
export const GATEWAY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/**
 * True when no usable answer came: refused, timed out, cut off, garbled, or a gateway's error page. A gateway of ours
 * answers in the form of GraphQL errors, so that whoever reads them has words; the commerce server did not speak all
 * the same.
 */
export function isNetworkFailure({ networkError, response }: CombinedError): boolean {
  const answer = response as Response | undefined;
  if (answer && GATEWAY_STATUSES.has(answer.status)) return true;
  return networkError !== undefined && (!answer || answer.ok);
}

/** True when the time ran out, here or at a gateway: the server may be there, and be slow. */
export function isTimeout({ networkError, response }: CombinedError): boolean {
  return networkError?.name === 'TimeoutError' || (response as Response | undefined)?.status === 504;
}
