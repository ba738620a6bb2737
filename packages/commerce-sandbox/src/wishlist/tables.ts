/**
 * One wishlist per customer, as in Magento Open Source. `options` is what was chosen, as JSON of WishlistOptions; equal
 * products with equal options are one item.
 */
export const wishlistTables = /* sql */ `
  CREATE TABLE wishlist (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL UNIQUE REFERENCES customer (id),
    sharing_code TEXT NOT NULL UNIQUE,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE wishlist_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    wishlist_id INTEGER NOT NULL REFERENCES wishlist (id),
    product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    options TEXT NOT NULL,
    quantity REAL NOT NULL CHECK (quantity > 0),
    description TEXT,
    added_at INTEGER NOT NULL,
    UNIQUE (wishlist_id, product_id, options)
  ) STRICT;
`;
