/** The sign-in page, with the way back to a path of the shop (specification, section 2). */
export const signInHref = (from: string): string =>
  from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`;
