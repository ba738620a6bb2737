/*
 * What shoppers think of a product.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

/** Of one who rated it. */
export const outOf = (stars: string) => `${stars} out of 5`;
export const outOfFive = (stars: string, count: number) =>
  plural(count, { one: `${stars} out of 5, ${count} rating`, other: `${stars} out of 5, ${count} ratings` });
