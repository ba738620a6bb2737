/*
 * Offers that end.
 */

/** The last day of an offer, with its weekday. */
export const until = (day: string) => `${day} तक`;
/** Beside what is left of an offer: hours, minutes and seconds. */
export const clockLeft = (clock: string) => `${clock} बाक़ी`;
/** The same while it is longer than a day. */
export const daysLeft = (days: number, hours: number) => `${days} दिन ${hours} घं. बाक़ी`;
export const over = 'ये ऑफ़र ख़त्म हो गए हैं।';
export const seePrices = 'अभी की क़ीमतें देखें';
