/** The first address in a stack: of the code that threw. */
const thrownAt = /[a-z][a-z-]{0,30}:\/\/[^\s)]{1,2000}/;

/** Whether the shop's own code threw it: not a browser extension, nor a gateway's script. */
export function isOwnCode(reason: unknown): reason is Error {
  if (!(reason instanceof Error)) return false;
  const [address = ''] = thrownAt.exec(reason.stack ?? '') ?? [];
  return address.startsWith(`${location.origin}/`) && !address.startsWith(`${location.origin}/gateways/`);
}

/**
 * Whether a promise that was rejected and that nobody waited for belongs to what the shopper did just now: the shop's
 * own code threw it soon after a press. What a browser extension or a gateway's script throws, or who went on before an
 * answer came, is no failure of theirs.
 */
export function isShoppersFailure(reason: unknown): boolean {
  if (!isOwnCode(reason) || reason.name === 'AbortError') return false;
  // Browsers without this keep it to the log.
  return (navigator.userActivation as UserActivation | undefined)?.isActive === true;
}
