/**
 * Orders. Money in paise, times in ms since 1970. A cart has at most one order that is not cancelled: whatever is
 * sent twice, a second one cannot be made.
 */
export const orderTables = /* sql */ `
  CREATE TABLE order_sequence (store_id INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;

  CREATE TABLE sales_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL,
    store_id INTEGER NOT NULL,
    cart_id INTEGER NOT NULL REFERENCES cart (id),
    customer_id INTEGER REFERENCES customer (id),
    email TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'pending_payment', 'processing', 'complete', 'canceled')),
    payment_method TEXT NOT NULL,
    payment_id TEXT,
    shipping_method TEXT,
    shipping_title TEXT,
    shipping_address TEXT,
    billing_address TEXT NOT NULL,
    coupon_code TEXT,
    coupon_label TEXT,
    gift_card_code TEXT,
    subtotal INTEGER NOT NULL,
    discount INTEGER NOT NULL,
    handling INTEGER NOT NULL,
    shipping INTEGER NOT NULL,
    surcharge INTEGER NOT NULL,
    coins INTEGER NOT NULL,
    gift_card INTEGER NOT NULL,
    grand_total INTEGER NOT NULL CHECK (grand_total >= 0),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX order_of_cart ON sales_order (cart_id) WHERE status <> 'canceled';
  CREATE INDEX order_of_customer ON sales_order (customer_id, id);

  CREATE TABLE order_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES sales_order (id),
    product_id INTEGER NOT NULL,
    parent_id INTEGER,
    sku TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    url_key TEXT NOT NULL,
    options TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    price INTEGER NOT NULL,
    discount INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX order_item_order ON order_item (order_id);

  CREATE TABLE order_comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES sales_order (id),
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX order_comment_order ON order_comment (order_id);
`;

/**
 * `parts` is what an item took from the stock, a JSON list of [product id, pieces]; empty for the item's own product.
 * `details` is what was chosen, as it was when it was ordered (orderDetails.ts).
 */
export const orderProductTypeTables = /* sql */ `
  ALTER TABLE order_item ADD COLUMN parts TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE order_item ADD COLUMN details TEXT;
  CREATE TABLE gift_card_sale (
    code TEXT PRIMARY KEY COLLATE NOCASE,
    order_item_id INTEGER NOT NULL REFERENCES order_item (id),
    amount INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX gift_card_sale_item ON gift_card_sale (order_item_id);
`;
