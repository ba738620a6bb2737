/*
 * What shoppers think of a product.
 */

export const outOfFive = (stars: string, count: number) =>
  `${stars} out of 5, ${count} ${count === 1 ? 'rating' : 'ratings'}`;
