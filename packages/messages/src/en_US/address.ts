/*
 * The first step of the checkout: who orders, where it goes and where the bill goes.
 */

export const emailHint = 'For the confirmation of your order.';
/** The link `signIn` follows. */
export const haveAccount = 'Have an account? ';
export const signIn = 'Sign in';

export const billTo = 'Bill to';
export const deliverTo = 'Deliver to';
export const newAddress = 'A new address';
export const keep = 'Keep it in my address book';
export const sameBilling = 'The bill goes to the same address';
export const billing = 'Billing address';
/** In the summary of what was accepted; the address follows. */
export const billGoesTo = 'Bill to: ';
export const toPayment = 'Continue to payment';
export const toDelivery = 'Continue to delivery';

export const pincode = 'Pincode';
export const pincodeHint = 'City and state are filled in from it.';
/** When nobody can be asked. */
export const lookupFailed = (why: string) => `${why} Enter city and state yourself.`;
export const lookingUp = 'Looking up city and state…';
/** Read out when a pincode has filled them. */
export const filledIn = (cityAndState: string) => `City and state are filled in: ${cityAndState}.`;
/*
 * What a pincode stands for: one sentence each.
 */
export const place = (cityAndState: string) => `${cityAndState}.`;
export const deliveryDays = (days: number) => ` About ${days} working ${days === 1 ? 'day' : 'days'} to your door.`;
export const noCash = ' No cash on delivery here.';

export const firstname = 'First name';
export const lastname = 'Last name';
export const company = 'Company (optional)';
export const street = 'House number and street';
export const area = 'Area or landmark (optional)';
export const city = 'City';
export const state = 'State';
export const choose = 'Choose';
export const mobile = 'Mobile number';
export const mobileHint = 'For the courier.';

export const firstnameMissing = 'Enter the first name.';
export const lastnameMissing = 'Enter the last name.';
export const streetMissing = 'Enter the house number and street.';
export const cityMissing = 'Enter the city.';
export const stateMissing = 'Choose the state.';
export const mobileMissing = 'Enter a mobile number for the courier.';
