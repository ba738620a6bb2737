/** Leads to the choice from any page: the choice stands in the frame, and editors may link to it, too. */
export const consentHref = '#privacy-choices';
