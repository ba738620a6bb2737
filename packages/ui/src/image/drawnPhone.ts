/** A drawn phone of the ratio 0.8, for pages that show what is done with a picture. Both colours are of CSS. */
export const drawnPhone = (ground: string, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100" preserveAspectRatio="none"><rect width="80" height="100" fill="${ground}"/>` +
      `<rect x="26" y="22" width="28" height="56" rx="5" fill="${body}"/></svg>`,
  )}`;
