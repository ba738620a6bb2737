/** What a product's page offers as a better one (up-sell) and what goes with it in the cart (cross-sell). */
export const linkTables = /* sql */ `
  CREATE TABLE product_link (
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('up-sell', 'cross-sell')),
    linked_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, kind, linked_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX product_link_target ON product_link (linked_id);
`;
