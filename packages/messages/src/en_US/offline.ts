/*
 * Without a network, and the worker that keeps what was seen (offline).
 */

export const title = 'You are offline';
export const waits = 'The page opens as soon as your connection is back.';
/** Over links to pages of this shop that this browser has. */
export const seen = 'You can open now';
export const toHome = 'Home';
export const toCart = 'Your cart';
export const tryAgain = 'Try again';

/** Offers the next version of the shop (offline-08). */
export const newVersion = 'A new version is ready.';
export const update = 'Update';
