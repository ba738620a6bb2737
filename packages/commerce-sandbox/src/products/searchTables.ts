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

// Vowels of Indian scripts are marks: without them "फोन" would be two words.
const indexed = /* sql */ `
  noun, name, brand, shelf, categories, options, detail, sku, description,
  tokenize = "porter unicode61 remove_diacritics 2 categories 'L* N* Co M*'", prefix = '2 3'
`;

/**
 * The same with the parts of what a product is called apart: the last word that says what it is (`noun`), all that do (`name`), what comes with it (`detail`), the
 * categories that it was put in (`shelf`) and those above them, and the values it is chosen by. Both are empty until
 * `seedSearch` has filled them. `search_synonyms` is Magento's: words that mean the same, with commas between them.
 */
export const searchPartTables = /* sql */ `
  DROP TABLE product_search;
  DROP TABLE product_search_in_view;
  CREATE VIRTUAL TABLE product_search USING fts5 (${indexed});
  CREATE VIRTUAL TABLE product_search_in_view USING fts5 (${indexed});
  CREATE TABLE search_synonyms (group_id INTEGER PRIMARY KEY, synonyms TEXT NOT NULL) STRICT;
  DELETE FROM product_search_own;
`;
