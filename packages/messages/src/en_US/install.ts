/*
 * The shop as an app of the device: what its icon offers, and how it gets there.
 */

/** Behind a long press on the icon (install-02). */
export const toSearch = 'Search';
export const toCart = 'Cart';
export const toOrders = 'My orders';

/** What the pictures show that browsers offer the shop with. */
export const onPhone = (shop: string) => `${shop} on a phone`;
export const onDesktop = (shop: string) => `${shop} on a desktop`;

/** How it is installed on an iPhone or iPad, where browsers offer nothing (install-03). */
export const onHomeScreen = (shop: string) => `Have ${shop} on your home screen: tap Share, then “Add to Home Screen”.`;
