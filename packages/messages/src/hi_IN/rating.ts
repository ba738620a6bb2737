/*
 * What shoppers think of a product.
 */

/** Of one who rated it. */
export const outOf = (stars: string) => `5 में से ${stars}`;
export const outOfFive = (stars: string, count: number) => `5 में से ${stars}, ${count} रेटिंग`;
