type SortDirection = 'ASC' | 'DESC';

/** ProductAttributeSortInput; its fields apply in the order in which they are written. */
export interface ProductSort {
  name?: SortDirection | null;
  position?: SortDirection | null;
  price?: SortDirection | null;
  relevance?: SortDirection | null;
}

/** Weights of the columns of the search index: name, brand, categories, sku, description. */
const RELEVANCE = 'bm25(product_search, 10, 6, 4, 8, 1)';

/**
 * Order of a listing as SQL. Without a wish: a category by its own order, a search by relevance; what is sold out goes
 * to the end. Ties by id, the newest first.
 */
export function listingOrder(sort: ProductSort | null | undefined, { searching, category }: { searching: boolean; category: number | undefined }): string {
  const position = Number.isSafeInteger(category)
    ? `(SELECT position FROM product_category WHERE category_id = ${category} AND product_id = product.id)`
    : 'product.id';
  const columns: Record<keyof ProductSort, (direction: SortDirection) => string> = {
    name: direction => `product.name COLLATE NOCASE ${direction}`,
    price: direction => `product.min_final ${direction}`,
    position: direction => `product.salable DESC, ${position} ${direction}`,
    // bm25 is smaller for a better match, so the best come first in "descending" relevance.
    relevance: direction => (searching ? `product.salable DESC, ${RELEVANCE} ${direction === 'DESC' ? 'ASC' : 'DESC'}` : `product.salable DESC, ${position} ASC`),
  };
  const wishes = Object.entries(sort ?? {}).flatMap(([key, direction]) => (direction ? [columns[key as keyof ProductSort](direction as SortDirection)] : []));
  if (wishes.length === 0) wishes.push(searching ? columns.relevance('DESC') : columns.position('ASC'));
  return [...wishes, 'product.id DESC'].join(', ');
}
