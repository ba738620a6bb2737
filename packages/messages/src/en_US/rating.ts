/*
 * What shoppers think of a product.
 */

/** Of one who rated it. */
export const outOf = (stars: string) => `${stars} out of 5`;
export const outOfFive = (stars: string, count: number) =>
  `${stars} out of 5, ${count} ${count === 1 ? 'rating' : 'ratings'}`;
