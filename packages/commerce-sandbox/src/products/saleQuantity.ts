/** Fewest pieces of one product in a cart, Magento's default. */
export const MIN_SALE_QUANTITY = 1;

/** Most pieces of one product in a cart, Magento's default. */
export const MAX_SALE_QUANTITY = 10_000;

/** At or below this many pieces a shop says how many are left. */
export const LOW_STOCK = 5;
