/** Carts, coupons and gift cards. Money in paise, times in ms since 1970, addresses as JSON. */
export const cartTables = /* sql */ `
  CREATE TABLE cart (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    masked_id TEXT NOT NULL UNIQUE,
    customer_id INTEGER REFERENCES customer (id),
    store_id INTEGER NOT NULL,
    is_active INTEGER NOT NULL DEFAULT 1,
    email TEXT,
    coupon_code TEXT COLLATE NOCASE,
    gift_card_code TEXT COLLATE NOCASE,
    coins INTEGER NOT NULL DEFAULT 0 CHECK (coins >= 0),
    shipping_address TEXT,
    billing_address TEXT,
    shipping_method TEXT,
    payment_method TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX cart_of_customer ON cart (customer_id) WHERE is_active = 1 AND customer_id IS NOT NULL;

  CREATE TABLE cart_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    created_at INTEGER NOT NULL,
    UNIQUE (cart_id, product_id)
  ) STRICT;

  CREATE TABLE coupon (
    code TEXT PRIMARY KEY COLLATE NOCASE,
    label TEXT NOT NULL,
    percent INTEGER NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
    amount INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0),
    min_subtotal INTEGER NOT NULL DEFAULT 0,
    covers_charges INTEGER NOT NULL DEFAULT 0,
    only_upi INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER,
    uses_left INTEGER CHECK (uses_left >= 0),
    times_used INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE gift_card (
    code TEXT PRIMARY KEY COLLATE NOCASE,
    balance INTEGER NOT NULL CHECK (balance >= 0),
    expires_at INTEGER
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Coupons that are offered, capped, or good for one brand only, and several gift cards on one cart and one order. Paise.
 */
export const offeredCouponTables = /* sql */ `
  ALTER TABLE coupon ADD COLUMN is_offered INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE coupon ADD COLUMN most INTEGER CHECK (most > 0);
  ALTER TABLE coupon ADD COLUMN brand_code TEXT;

  CREATE TABLE cart_gift_card (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    code TEXT NOT NULL COLLATE NOCASE,
    UNIQUE (cart_id, code)
  ) STRICT;
  INSERT INTO cart_gift_card (cart_id, code) SELECT id, gift_card_code FROM cart WHERE gift_card_code IS NOT NULL;
  ALTER TABLE cart DROP COLUMN gift_card_code;

  CREATE TABLE order_gift_card (
    order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
    code TEXT NOT NULL COLLATE NOCASE,
    amount INTEGER NOT NULL,
    PRIMARY KEY (order_id, code)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO order_gift_card (order_id, code, amount) SELECT id, gift_card_code, gift_card FROM sales_order WHERE gift_card_code IS NOT NULL;
`;

/** What a buyer writes to go with the shipping address. */
export const cartNoteTables = /* sql */ `
  ALTER TABLE cart ADD COLUMN customer_notes TEXT;
`;
