/*
 * Putting a product into the cart from a list, without its page.
 */

/** Short: it stands on a tile of a phone. */
export const add = 'Add';
/** The same, for those who do not see which tile it stands on. */
export const addOne = (product: string) => `Add to cart: ${product}`;
/** Shows what there is to choose before it can be put into the cart. */
export const choose = 'Choose';
export const chooseOf = (product: string) => `Choose options: ${product}`;
/** Stands in the place of "Add" for a while, once it is in the cart. */
export const added = 'Added';
export const addedOne = (product: string) => `Added: ${product}`;
/** Title of the dialog with what there is to choose. */
export const chooseTitle = 'Choose and add';
/** The same where nothing is put into the cart yet. */
export const chooseOnlyTitle = 'Choose options';
/** Takes what is chosen. */
export const takeChoice = 'Take this';
/** Leads to the page of the product. */
export const allDetails = 'See all details';
/** What there is to choose did not come. */
export const notLoaded = 'What there is to choose could not be loaded.';
