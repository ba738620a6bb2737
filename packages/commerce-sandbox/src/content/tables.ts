/** CMS pages and blocks. `stores` is a JSON list of store view codes; null means all. */
export const contentTables = /* sql */ `
  CREATE TABLE cms_page (
    id INTEGER PRIMARY KEY,
    identifier TEXT NOT NULL,
    title TEXT NOT NULL,
    meta_title TEXT NOT NULL,
    meta_description TEXT NOT NULL,
    content TEXT NOT NULL,
    stores TEXT
  ) STRICT;
  CREATE INDEX cms_page_identifier ON cms_page (identifier);
  CREATE TABLE cms_block (
    id INTEGER PRIMARY KEY,
    identifier TEXT NOT NULL,
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    stores TEXT
  ) STRICT;
  CREATE INDEX cms_block_identifier ON cms_block (identifier);
`;

/** Blocks that come and go with price rules. `locations` and `stores` are JSON lists; null means all. */
export const dynamicBlockTables = /* sql */ `
  CREATE TABLE dynamic_block (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    content TEXT NOT NULL,
    locations TEXT,
    coupon TEXT,
    of_catalogue_rule INTEGER NOT NULL DEFAULT 0,
    stores TEXT
  ) STRICT;
`;
