/** The sign-in page, with the way back to a path of the shop (session-07). */
export const signInHref = (from: string): string =>
  from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`;
