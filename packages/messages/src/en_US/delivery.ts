/*
 * Where the shop delivers to: the bar on a product's page and its dialog (delivery-01).
 */

/** City and pincode follow, in bold. */
export const deliveringTo = 'Delivering to ';
export const change = 'Change';
/** Below a place that is only assumed. */
export const dayUnknown = 'Enter your pincode to see the day of delivery.';

export const title = 'Enter delivery code';
export const pincode = 'Delivery code';
export const pincodeHint = 'Enter pincode';
export const city = 'City';
export const confirm = 'Confirm';
export const locate = 'Use my current location';

/*
 * What is wrong with a pincode (delivery-04, delivery-05, delivery-06).
 */
export const pincodeInvalid = 'Invalid pincode format.';
export const cityNotFound = 'City not found for this pincode.';
export const locationFailed = 'Failed to fetch location data.';
