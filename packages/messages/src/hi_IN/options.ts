/*
 * Choosing an option of a product: a colour, a size.
 */

export const notAvailable = (choice: string) => `${choice}, उपलब्ध नहीं`;
