/** Sentences for failures about which the server itself said nothing. */
export const UNREACHABLE = 'The shop could not be reached. Please check your connection and try again.';
export const TOO_SLOW = 'The shop is taking too long to answer. Please try again.';
export const UNREADABLE = 'The shop sent an answer that could not be read. Please try again.';
export const UNEXPECTED = 'Sorry! An unexpected error occurred.';
export const SIGN_IN_AGAIN = 'Your session has ended. Please sign in again.';
export const NOT_FOUND = 'This could not be found.';
export const CART_NOT_CREATED = 'Unable to create cart';
export const CART_NOT_FOUND = 'Could not find a cart';
