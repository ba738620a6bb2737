/*
 * The address book of a customer. The fields of an address have their texts in `address.ts`.
 */

export const title = 'Address Book';
export const list = 'Addresses';
export const notLoaded = 'Your addresses could not be loaded.';
export const regionsNotLoaded = 'The states could not be loaded.';
export const noneTitle = 'No addresses yet';
export const noneHelp = 'Keep the places that you order to, and the checkout fills them in.';

export const add = 'Add an address';
export const addTitle = 'Add an address';
export const changeTitle = 'Change the address';
export const save = 'Save address';
export const cancel = 'Cancel';
export const change = 'Change';
export const remove = 'Delete';
/** What a button that says `what` is called where there are several. */
export const withAddress = (what: string, name: string, street: string) => `${what}: ${name}, ${street}`;
export const makeDefault = 'Deliver here by default';
export const defaultDelivery = 'Default for delivery';
export const defaultBilling = 'Default for bills';
export const deliverByDefault = 'Deliver here by default';
export const billByDefault = 'Send bills here by default';
/** An address outside of India, which this shop does not deliver to. */
export const abroad = 'Outside of India: this shop does not deliver there.';

export const saved = 'The address is saved.';
export const removed = 'The address is deleted.';
export const isDefault = 'This is now your default address for delivery.';
/** The answer was lost, and the book could not be read again. */
export const unsure = 'We could not hear whether this was done. Check your connection and try again.';
/** Deleted in another tab or on another device. */
export const gone = 'This address is no longer in your book. Save it as a new one, or cancel.';
export const saveAsNew = 'Save as a new address';

export const removeTitle = 'Delete this address?';
export const removeHelp = 'Orders that went there keep it.';
export const removeDefault = 'It is your default address. Afterwards you have none until you choose another one.';
export const keep = 'Keep it';
export const removeNow = 'Delete address';
