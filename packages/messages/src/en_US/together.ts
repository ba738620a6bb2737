/*
 * What goes with a product: on its page, and in the cart.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

/** Heading; nobody counts how often it is bought like that. */
export const title = 'Goes well together';
/** Before the name of the product that the page is about. */
export const thisOne = 'This product:';
/** Of a box to tick, which shows a picture. */
export const take = (product: string) => `Buy ${product}`;
export const choose = 'Choose';
export const chooseOf = (product: string) => `Choose options: ${product}`;
export const change = 'Change';
export const changeOf = (product: string) => `Change options: ${product}`;
/** Before a price that depends on the choice. */
export const from = 'From';
export const totalOf = (count: number) =>
  plural(count, { one: 'Total for 1 product', other: `Total for ${count} products` });
export const add = (count: number) =>
  count > 2 ? `Add all ${count} to cart` : count === 2 ? 'Add both to cart' : 'Add to cart';
/** Stands in its place for a while. */
export const added = 'Added';
export const tickOne = 'Tick at least one product.';
export const refused = (product: string, reason: string) => `${product} could not be added: ${reason}`;
export const addedAll = (count: number) =>
  plural(count, { one: '1 product is in your cart.', other: `${count} products are in your cart.` });
export const addedInPart = (count: number) =>
  plural(count, {
    one: '1 product is in your cart. What could not be added is still ticked.',
    other: `${count} products are in your cart. What could not be added is still ticked.`,
  });
/** Heading below the lines of a cart. */
export const also = 'You may also need';
