/*
 * What opens over a page: the categories, what lies under one, and the shopper's own panel (frame-08, frame-14,
 * frame-15).
 */

export const categories = 'कैटेगरी';
export const allCategories = 'सभी कैटेगरी';
export const allIn = (category: string) => `${category} में सभी`;

export const viewAll = 'सभी देखें';
/** Begins with what is seen, `viewAll`. */
export const viewAllOf = (category: string) => `सभी देखें: ${category}`;
export const moreIn = (category: string) => `${category} में और`;

export const you = 'आप';
export const accountDetails = 'खाते की जानकारी';
export const signIn = 'साइन इन/ रजिस्टर करें';
export const others = 'अन्य';
export const terms = 'नियम और शर्तें';
export const privacy = 'गोपनीयता नीति';
export const aboutUs = 'हमारे बारे में';
export const contactUs = 'संपर्क करें';
