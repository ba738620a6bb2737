/** A return that its guest has yet to confirm by the mailed key. */
export const returnConfirmationTables = /* sql */ `
  CREATE TABLE return_confirmation (
    return_id INTEGER PRIMARY KEY REFERENCES order_return (id),
    key_hash TEXT NOT NULL
  ) STRICT;
`;

/** What a customer adds to a return after it was asked for. */
export const returnCommentTables = /* sql */ `
  CREATE TABLE return_comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    return_id INTEGER NOT NULL REFERENCES order_return (id),
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX return_comment_return ON return_comment (return_id);
`;

/**
 * Invoices of parts of an order: which pieces each holds, what it charges for them in paise, and when it was paid. Those
 * of an older sandbox are of all of their order.
 */
export const invoicePartTables = /* sql */ `
  CREATE TABLE invoice_of_part (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES sales_order (id),
    number TEXT NOT NULL UNIQUE,
    gst_number TEXT UNIQUE,
    subtotal INTEGER NOT NULL,
    discount INTEGER NOT NULL,
    handling INTEGER NOT NULL,
    shipping INTEGER NOT NULL,
    surcharge INTEGER NOT NULL,
    coins INTEGER NOT NULL,
    gift_card INTEGER NOT NULL,
    grand_total INTEGER NOT NULL CHECK (grand_total >= 0),
    created_at INTEGER NOT NULL,
    paid_at INTEGER
  ) STRICT;
  INSERT INTO invoice_of_part
    SELECT invoice.id, order_id, invoice.number, gst_number, subtotal, discount, handling, shipping, surcharge, coins,
      gift_card, grand_total, invoice.created_at,
      CASE payment_method WHEN 'cashondelivery'
        THEN (SELECT min(delivered_at) FROM shipment WHERE shipment.order_id = invoice.order_id)
        ELSE invoice.created_at END
    FROM invoice JOIN sales_order ON sales_order.id = order_id;
  DROP TABLE invoice;
  ALTER TABLE invoice_of_part RENAME TO invoice;
  CREATE INDEX invoice_order ON invoice (order_id);

  CREATE TABLE invoice_item (
    invoice_id INTEGER NOT NULL REFERENCES invoice (id),
    order_item_id INTEGER NOT NULL REFERENCES order_item (id),
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (invoice_id, order_item_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invoice_item_item ON invoice_item (order_item_id);
  INSERT INTO invoice_item
    SELECT invoice.id, order_item.id, quantity FROM invoice JOIN order_item ON order_item.order_id = invoice.order_id;
`;

/**
 * What becomes of an order: invoice, shipments, what is paid back and given back. `closed` is an order that was paid and has all been paid back. The seller is kept with the order, as it was when
 * it was placed; rates of tax with each item.
 */
export const fulfilmentTables = /* sql */ `
  CREATE TABLE order_with_closed (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL,
    store_id INTEGER NOT NULL,
    cart_id INTEGER NOT NULL REFERENCES cart (id),
    customer_id INTEGER REFERENCES customer (id),
    email TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'pending_payment', 'processing', 'complete', 'canceled', 'closed')),
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
    changed_at INTEGER NOT NULL,
    seller TEXT
  ) STRICT;
  INSERT INTO order_with_closed SELECT *, NULL FROM sales_order;
  DROP TABLE sales_order;
  ALTER TABLE order_with_closed RENAME TO sales_order;
  CREATE UNIQUE INDEX order_of_cart ON sales_order (cart_id) WHERE status <> 'canceled';
  CREATE INDEX order_of_customer ON sales_order (customer_id, id);
  CREATE INDEX order_of_token ON sales_order (token);

  ALTER TABLE order_item ADD COLUMN choice TEXT NOT NULL DEFAULT '';
  ALTER TABLE order_item ADD COLUMN hsn TEXT NOT NULL DEFAULT '';
  ALTER TABLE order_item ADD COLUMN gst_rate REAL NOT NULL DEFAULT 0;

  CREATE TABLE document_sequence (series TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE invoice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL UNIQUE REFERENCES sales_order (id),
    number TEXT NOT NULL UNIQUE,
    gst_number TEXT UNIQUE,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE shipment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES sales_order (id),
    number TEXT NOT NULL UNIQUE,
    carrier TEXT NOT NULL,
    tracking_number TEXT,
    created_at INTEGER NOT NULL,
    delivered_at INTEGER
  ) STRICT;
  CREATE INDEX shipment_order ON shipment (order_id);
  CREATE TABLE shipment_item (
    shipment_id INTEGER NOT NULL REFERENCES shipment (id),
    order_item_id INTEGER NOT NULL REFERENCES order_item (id),
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    PRIMARY KEY (shipment_id, order_item_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX shipment_item_item ON shipment_item (order_item_id);

  CREATE TABLE credit_memo (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES sales_order (id),
    number TEXT NOT NULL UNIQUE,
    reason TEXT NOT NULL,
    charges INTEGER NOT NULL,
    money INTEGER NOT NULL,
    gift_card INTEGER NOT NULL,
    coins INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX credit_memo_order ON credit_memo (order_id);
  CREATE TABLE credit_memo_item (
    credit_memo_id INTEGER NOT NULL REFERENCES credit_memo (id),
    order_item_id INTEGER NOT NULL REFERENCES order_item (id),
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    amount INTEGER NOT NULL,
    PRIMARY KEY (credit_memo_id, order_item_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX credit_memo_item_item ON credit_memo_item (order_item_id);

  CREATE TABLE order_return (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id INTEGER NOT NULL REFERENCES sales_order (id),
    number TEXT NOT NULL UNIQUE,
    contact_email TEXT NOT NULL,
    comment TEXT,
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'DENIED', 'PROCESSED_AND_CLOSED')),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX order_return_order ON order_return (order_id);
  CREATE TABLE return_item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    return_id INTEGER NOT NULL REFERENCES order_return (id),
    order_item_id INTEGER NOT NULL REFERENCES order_item (id),
    quantity INTEGER NOT NULL CHECK (quantity > 0),
    reason TEXT NOT NULL
  ) STRICT;
  CREATE INDEX return_item_return ON return_item (return_id);
  CREATE INDEX return_item_item ON return_item (order_item_id);

  CREATE TABLE cancel_request (
    order_id INTEGER PRIMARY KEY REFERENCES sales_order (id),
    key_hash TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  INSERT INTO invoice (order_id, number, created_at)
    SELECT id, number, changed_at FROM sales_order WHERE status IN ('processing', 'complete');
  INSERT INTO shipment (order_id, number, carrier, created_at, delivered_at)
    SELECT id, number, coalesce(shipping_title, ''), changed_at, changed_at FROM sales_order WHERE status = 'complete';
  INSERT INTO shipment_item (shipment_id, order_item_id, quantity)
    SELECT shipment.id, order_item.id, order_item.quantity FROM shipment JOIN order_item ON order_item.order_id = shipment.order_id;
`;
