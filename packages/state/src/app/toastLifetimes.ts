/*
 * How long toasts stay, in milliseconds: what `timeout` of `addToast` takes. Time stands still while the shopper is at
 * one of them. Those with a rule are fixed; those marked "ours" may be tuned.
 */

/** What is said without a lifetime of its own (errors-07). */
export const USUAL_MS = 5000;
/** "You are offline" and "You are online" (errors-08). */
export const CONNECTION_MS = 3000;
/** An unexpected error (errors-04). */
export const UNEXPECTED_ERROR_MS = 15_000;
/** What offers to take a step back, or tells what happens next. Ours: there is something to decide or to take in. */
export const OFFER_MS = 8000;
/** Which coupon has left the cart. Ours: it is read while one looks at a total that has changed. */
export const LEFT_COUPON_MS = 10_000;
/** That a guest's cart waits to be brought over. Ours. */
export const MERGE_WAITS_MS = 10_000;
/** That the session has ended. Ours: long, for nobody may look just then. */
export const SESSION_ENDED_MS = 60_000;
/** Until the shopper closes it, or what it tells of has changed. */
export const UNTIL_DISMISSED = false;
