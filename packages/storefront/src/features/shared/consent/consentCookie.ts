/** How long an answer counts, seconds: then one is asked again. */
const lifetime = 180 * 24 * 60 * 60;

/** Of each variant its own, and a cookie, so that signing out, which empties the storage, leaves it (analytics-03). */
const nameOf = (variantId: string) => `consent_${variantId}`;

/** Whether the visitor agreed that others are told of the visit; undefined where there is no answer. */
export function readConsent(variantId: string): boolean | undefined {
  const [, answer] = new RegExp(`(?:^|; )${nameOf(variantId)}=(yes|no)(?:;|$)`).exec(document.cookie) ?? [];
  return answer === undefined ? undefined : answer === 'yes';
}

const watching = new Set<() => void>();

/**
 * Tells when the answer may be another one: given on this page, or in another tab before this one is looked at again.
 *
 * @returns what ends it.
 */
export function watchConsent(notice: () => void): () => void {
  watching.add(notice);
  document.addEventListener('visibilitychange', notice);
  addEventListener('pageshow', notice);
  return () => {
    watching.delete(notice);
    document.removeEventListener('visibilitychange', notice);
    removeEventListener('pageshow', notice);
  };
}

/** Keeps the answer, and tells those who watch it. */
export function keepConsent(variantId: string, granted: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser
  document.cookie = `${nameOf(variantId)}=${granted ? 'yes' : 'no'}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
  for (const notice of watching) notice();
}
