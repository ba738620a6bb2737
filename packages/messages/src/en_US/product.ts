/*
 * The page of a product.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const home = 'Home';
export const picturesOf = (product: string) => `Pictures of ${product}`;

/** Stands before the lowest of several prices. */
export const from = 'From';
export const taxesIncluded = 'MRP inclusive of all taxes';
/** Goes on where `taxesIncluded` ends. */
export const handlingForEach = (amount: string) => `, plus ${amount} handling charge for each`;
export const chooseFirst = (option: string) => `Choose the ${option} first.`;
export const inStock = 'In stock';
export const onlyLeft = (pieces: number) => plural(pieces, { other: `Only ${pieces} left` });
export const outOfStock = 'Out of stock';
/** After a press on the button that cannot buy it. */
export const cannotBuy = (name: string) => `What you chose is out of stock: ${name}.`;
export const quantity = 'Quantity';
export const addToCart = 'Add to cart';
/** Puts it into the cart and goes on to the checkout. */
export const buyNow = 'Buy now';
export const added = (product: string) => `${product} is in your cart.`;
export const viewCart = 'View cart';

export const cartUnreachable = 'Your cart cannot be reached right now. Nothing in it is lost.';
export const needsScript = 'Turn on JavaScript to buy here.';

export const about = 'About this product';
/** The name of a country follows. */
export const origin = 'Country of origin: ';
export const priceElsewhere = 'Price elsewhere';
export const related = 'You may also like';
/** Opens the table of sizes. */
export const sizeGuide = 'Size guide';
export const sizesNotLoaded = 'The sizes could not be loaded.';
