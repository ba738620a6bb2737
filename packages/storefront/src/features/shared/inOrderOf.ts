interface Sold {
  sku: string | null;
}

/** Products in the order of the skus that were asked for; a search answers in its own. What is not sold is left out. */
export const inOrderOf = <Product extends Sold>(skus: readonly string[], found: readonly Product[]): Product[] =>
  skus.flatMap(sku => found.find(product => product.sku === sku) ?? []);
