/*
 * Putting a product into the cart from a list, without its page.
 */

/** Short: it stands on a tile of a phone. */
export const add = 'जोड़ें';
/** The same, for those who do not see which tile it stands on. */
export const addOne = (product: string) => `कार्ट में जोड़ें: ${product}`;
/** Shows what there is to choose before it can be put into the cart. */
export const choose = 'चुनें';
export const chooseOf = (product: string) => `विकल्प चुनें: ${product}`;
/** Stands in the place of "Add" for a while, once it is in the cart. */
export const added = 'जोड़ा गया';
export const addedOne = (product: string) => `जोड़ा गया: ${product}`;
/** Title of the dialog with what there is to choose. */
export const chooseTitle = 'चुनें और जोड़ें';
/** The same where nothing is put into the cart yet. */
export const chooseOnlyTitle = 'विकल्प चुनें';
/** Takes what is chosen. */
export const takeChoice = 'यह चुनें';
/** Leads to the page of the product. */
export const allDetails = 'पूरी जानकारी देखें';
/** What there is to choose did not come. */
export const notLoaded = 'विकल्प लोड नहीं हो सके।';
