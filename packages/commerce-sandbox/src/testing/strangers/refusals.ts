/** Who asks without a token is told so. */
export const SIGNED_OUT = "The current customer isn't authorized.";
export const CART = 'The current user cannot perform operations on cart "{cartId}"';
export const ORDER = 'Could not find an order with number "{waitingNumber}"';
export const ADDRESS = 'Current customer does not have permission to address with ID "{addressId}"';
export const WISHLIST = 'The wishlist was not found.';
export const NO_WISHLIST = 'The current user cannot perform operations on wishlist';
export const KEY = 'This link has been used already or is too old. Ask for a new one.';
export const COMPARED = 'This customer is not authorized to access this list';
