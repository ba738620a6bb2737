/** Addresses of content pages that Indian law asks of a shop to publish (routes-14). Editors write them. */
export const legalPaths = [
  '/terms-and-condition',
  '/privacy-policy',
  '/return-policy',
  '/shipping-policy',
  '/grievance-officer',
] as const;

/** Content pages with an address of their own (routes-13). A back end need not have them. */
export const contentPaths = [
  '/about-us',
  '/contact-us',
  ...legalPaths,
  '/apple-student-purchase-program.html',
  '/samsung',
] as const;
