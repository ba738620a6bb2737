/*
 * The menu of the account, which stands beside its pages and in the You panel (frame-15, account-01).
 */

export const menu = 'My Account';
export const profile = 'My profile';
export const orders = 'My Orders';
export const addresses = 'Address Book';
export const coins = 'My Rewards Points';
export const communications = 'Communications';
export const bills = 'My Bills & Recharge';
export const signOut = 'Sign Out';
