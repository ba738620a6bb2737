/**
 * Products that somebody compares. A list without a customer belongs to whoever knows its uid; a customer has one, which
 * goes with the account.
 */
export const compareTables = /* sql */ `
  CREATE TABLE compare_list (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE,
    customer_id INTEGER UNIQUE REFERENCES customer (id) ON DELETE CASCADE
  ) STRICT;
  CREATE TABLE compare_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    list_id INTEGER NOT NULL REFERENCES compare_list (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    UNIQUE (list_id, product_id)
  ) STRICT;
`;
