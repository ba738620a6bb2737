/**
 * What was chosen for a line makes it another line: `choice` is the JSON that choices.ts writes, empty where there is
 * nothing to choose.
 */
export const cartProductTypeTables = /* sql */ `
  CREATE TABLE cart_item_with_choice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL,
    choice TEXT NOT NULL DEFAULT '',
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    created_at INTEGER NOT NULL,
    UNIQUE (cart_id, product_id, choice)
  ) STRICT;
  INSERT INTO cart_item_with_choice (id, cart_id, product_id, quantity, created_at) SELECT id, cart_id, product_id, quantity, created_at FROM cart_item;
  DROP TABLE cart_item;
  ALTER TABLE cart_item_with_choice RENAME TO cart_item;
`;

/** The discriminator of a choice and of an order's details is called what it is: a product type. */
export const namedProductTypes = /* sql */ `
  UPDATE cart_item SET choice = '{"productType"' || substr(choice, 8) WHERE choice LIKE '{"kind"%';
  UPDATE order_item SET details = '{"productType"' || substr(details, 8) WHERE details LIKE '{"kind"%';
`;
