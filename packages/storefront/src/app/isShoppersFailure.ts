/** The first address in a stack: of the code that threw. */
const thrownAt = /[a-z][a-z-]{0,30}:\/\/[^\s)]{1,2000}/;

/**
 * Whether a promise that was rejected and that nobody waited for belongs to what the shopper did just now: the shop's
 * own code threw it soon after a press. What a browser extension or a gateway's script throws, or who went on before an
 * answer came, is no failure of theirs.
 */
export function isShoppersFailure(reason: unknown): boolean {
  if (!(reason instanceof Error) || reason.name === 'AbortError') return false;
  const [address = ''] = thrownAt.exec(reason.stack ?? '') ?? [];
  const isOwn = address.startsWith(`${location.origin}/`) && !address.startsWith(`${location.origin}/gateways/`);
  // Browsers without this keep it to the log.
  return isOwn && (navigator.userActivation as UserActivation | undefined)?.isActive === true;
}
