/*
 * What stands around every page: header, menu bar, bottom bar, footer, help and messages.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const menu = 'Menu';
export const back = 'Back';
export const backToHome = 'Back to home';
/** The logo's link, read out with the name of the shop. */
export const shopHome = (shop: string) => `${shop}, home`;

/** Titles of cart and account pages (frame-04). */
export const cartTitle = 'Shopping Cart';
export const accountTitle = 'My Account';
export const ordersTitle = 'My Orders';
export const addressesTitle = 'Address Book';
export const communicationsTitle = 'Communications';
export const savedPaymentsTitle = 'Saved Payments';
export const giftCardsTitle = 'Gift Cards';
export const coinsTitle = 'My Rewards Points';
export const billsTitle = 'My Bills & Recharge';

export const search = 'Search';
export const searchHint = 'Search for products and brands';

export const signIn = 'Sign in';
/** Stands in the header and over the panel of a signed-in shopper (frame-06, frame-15). */
export const greeting = (firstname: string) => `Hi, ${firstname}`;

/** Offers to install the shop as an app (notifications-07). */
export const install = 'Install App';

export const cart = 'Cart';
/** Read out between "Cart" and the number of things in it. */
export const beforeCount = ', ';
/** Read out after that number. */
export const afterCount = (count: number) => plural(count, { one: ' item', other: ' items' });

export const categories = 'Categories';
export const moreCategories = 'More';

/** What the bar at the bottom of a phone is called. */
export const mainWays = 'Main';
export const home = 'Home';
export const you = 'You';

export const shop = 'Shop';
export const help = 'Help';
export const legal = 'Legal';
export const contactUs = 'Contact us';
export const aboutUs = 'About us';
export const myOrders = 'My orders';
export const terms = 'Terms & conditions';
export const privacy = 'Privacy policy';
export const privacyChoices = 'Privacy choices';

/** Whether the shop is shown light or dark (look-20). */
export const appearance = 'Appearance';
export const asDevice = 'As on this device';
export const lightScheme = 'Light';
export const darkScheme = 'Dark';

export const returnPolicy = 'Return policy';
export const shippingPolicy = 'Shipping policy';
export const grievanceOfficer = 'Grievance officer';

export const chatWith = (shop: string) => `Chat with ${shop} help`;
export const chat = 'Chat with us';

/*
 * Connection (errors-08).
 */
export const offline = 'You are offline. Some features may be unavailable.';
/** Said to who goes to another page meanwhile. */
export const opensWhenOnline = 'You are offline. The page opens as soon as your connection is back.';
export const slow = 'The shop is taking longer than usual to answer. Please wait a moment.';
export const online = 'You are online.';

export const pageIncomplete = 'The page could not finish loading. Check your connection and press again.';
