/*
 * What opens over a page: the categories, what lies under one, and the shopper's own panel (frame-08, frame-14,
 * frame-15).
 */

export const categories = 'Categories';
export const allCategories = 'All categories';
export const allIn = (category: string) => `All in ${category}`;

export const viewAll = 'View all';
/** Begins with what is seen, `viewAll`. */
export const viewAllOf = (category: string) => `View all ${category}`;
export const moreIn = (category: string) => `More in ${category}`;

export const you = 'You';
export const accountDetails = 'Account Details';
export const signIn = 'Login/ Register';
export const others = 'Others';
export const terms = 'Terms & Conditions';
export const privacy = 'Privacy policy';
export const aboutUs = 'About Us';
export const contactUs = 'Contact Us';
