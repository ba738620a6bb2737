/**
 * What single store views call products otherwise is found there and nowhere else: a row for each such product and
 * store view, and under the same id its texts. The other products are in `product_search`, for all of them.
 */
export const searchInViewTables = /* sql */ `
  CREATE TABLE product_search_own (id INTEGER PRIMARY KEY, view TEXT NOT NULL, product_id INTEGER NOT NULL, UNIQUE (view, product_id)) STRICT;
  CREATE VIRTUAL TABLE product_search_in_view USING fts5 (
    name, brand, categories, sku, description,
    tokenize = "porter unicode61 remove_diacritics 2", prefix = '2 3'
  );
`;
