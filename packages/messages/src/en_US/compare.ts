/*
 * Products side by side.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const home = 'Home';
/** On the button of a product, and the title of the page. */
export const compare = 'Compare';
/** The button of a product, for those who do not see which tile it stands on. */
export const compareOne = (product: string) => `Compare: ${product}`;
export const title = 'Compare products';
/** The bar with what is chosen, for those who do not see it. */
export const chosen = 'Chosen to compare';
export const count = (products: number, most: number) => plural(products, { other: `${products} of ${most} chosen` });
/** Leads to the page. */
export const compareCount = (products: number) => `Compare ${products}`;
export const sideBySide = (products: number) => `See ${products} side by side`;
/** Stands in the bar while there is only one. */
export const oneMore = 'Choose one more to compare.';
export const remove = (product: string) => `Do not compare ${product}`;
export const clear = 'Clear';
export const full = (most: number) => `You can compare ${most} products. Take one out first.`;

export const emptyTitle = 'Nothing to compare yet';
export const emptyHelp = 'Press Compare on two to four products, and they stand here side by side.';
export const toShop = 'Look around the shop';
/** Products of the address that the shop does not sell any more. */
export const gone = (products: number) =>
  plural(products, { one: '1 product is not sold any more.', other: `${products} products are not sold any more.` });
export const onlyDifferences = 'Only what differs';
/** All rows are alike. */
export const noDifference = 'Nothing that is told of them differs.';
/** A row whose values are not alike, for those who do not see its mark. */
export const differs = '(differs)';
export const share = 'Share this comparison';
export const copied = 'The link to this comparison is copied.';
export const notCopied = 'The link could not be copied. Copy the address of the page.';

export const rating = 'Rating';
/** `stars` of five. */
export const ratingOf = (stars: string, ratings: string) => `${stars} of 5 (${ratings})`;
export const availability = 'Availability';
/** What the product costs on another platform. */
export const priceAt = (platform: string) => `Price at ${platform}`;
export const warranty = 'Warranty';
export const country = 'Country of origin';
/** Nothing is told about it. */
export const nothing = '–';
export const notTold = 'not told';
