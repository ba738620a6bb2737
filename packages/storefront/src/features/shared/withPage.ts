/** The products of an answer that have a page to lead to. */
export const withPage = <Product extends { url_key?: string | null | undefined }>(
  products: readonly (Product | null)[] | null | undefined,
): Product[] => (products ?? []).flatMap(product => (product?.url_key ? [product] : []));
