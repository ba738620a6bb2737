/** Delivery below the free limit, in paise. */
export const FLAT_RATE = 4_900;

/** From this value of goods on delivery is free, in paise. */
export const FREE_SHIPPING_FROM = 99_900;

/** What cash on delivery adds, in paise (payment-05). */
export const CASH_ON_DELIVERY_SURCHARGE = 5_000;

/** Coins earned on what was paid, in percent. */
export const COINS_EARNED_PERCENT = 1;
