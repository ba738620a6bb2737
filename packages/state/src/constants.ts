/*
 * The numbers and names that client state works by. Those with a rule are fixed; those marked "ours" may be tuned.
 */

/** Hours that a sign-in lasts when the store does not say (session-01). */
export const TOKEN_LIFETIME_HOURS = 1;
/** Seconds in an hour: lifetimes are given in hours and kept in seconds (session-01). */
export const SECONDS_PER_HOUR = 3600;
/** Milliseconds between two looks at the token's age (session-02). */
export const EXPIRY_CHECK_MS = 1000;

/** Products on a page of a listing (catalogue-01). */
export const PAGE_SIZE = 6;

/** Where we deliver to until the shopper says otherwise (delivery-01). */
export const DEFAULT_LOCATION = { city: 'New Delhi', pincode: '110001' };
/** Characters of a city's name that the delivery bar has room for; a longer one ends in "..." (delivery-03). */
export const CITY_LABEL_LENGTH = 12;
/** The only country that is delivered to (checkout-06). */
export const COUNTRY = 'IN';

/** Currency of the summary of a cart that does not exist. Never shown. */
export const ABSENT_CART_CURRENCY = 'USD';

/**
 * Seconds in which tabs that load anew say that the session ended. Ours: all tabs load anew when it ends, and on a slow
 * phone that takes its time.
 */
export const SESSION_ENDED_TTL_S = 30;
/** Milliseconds that signing out waits for an open order to be given back. Ours. */
export const GIVE_BACK_PATIENCE_MS = 8000;

/** Paths that the visited list keeps (storage-03). */
export const VISITED_LIMIT = 5;
/** Products whose picture is remembered by sku, the newest first to stay. Ours: storage is small. */
export const REMEMBERED_IMAGES = 100;

/** Milliseconds before each further question about an order whose answer was lost, until the shopper is told. Ours. */
export const SETTLE_DELAYS_MS = [1000, 2000];
/** Milliseconds after which a question about an order counts as not answered yet, and the shopper is told. Ours. */
export const SLOW_ANSWER_MS = 8000;
/** Milliseconds until an order that nobody knows about is asked about again; the last one repeats. Ours. */
export const ASK_AGAIN_MS = [5000, 5000, 10_000, 20_000, 30_000];
/** Seconds that the end of an unpaid payment survives a reload of its page. Ours. */
export const PAYMENT_END_TTL_S = 1800;
/**
 * Seconds after which an unpaid order is given back to its cart at the next visit. Ours: longer than a gateway's page
 * lives.
 */
export const OPEN_PAYMENT_MAX_AGE_S = 1800;
/** Seconds that the chosen way to pay a bill is kept: as long as the back end keeps the bill. Ours. */
export const BILL_TO_PAY_TTL_S = 1800;
/** Seconds that the number of the last order survives a reload of the confirmation. Ours. */
export const RECEIPT_TTL_S = 1800;
