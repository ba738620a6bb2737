/** Paths of the pages that show what is in the cart. */
export const showsCart = /^\/(cart|checkout)(?![^?/])/;
