import { playedCodes } from '../gateways/traits.ts';

const codes = playedCodes.map(code => `'${code}'`);

/**
 * Bills that were fetched and what became of their payments. Money in paise, times in ms since 1970. `bill_key` names
 * what is paid: of one bill there is at most one payment that is not ended without money. Records of payments outlive
 * their customer, so no key leads there. Gateways collect for more than orders from here on.
 */
export const billTables = /* sql */ `
  CREATE TABLE bill (
    id TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL,
    biller_id TEXT NOT NULL,
    customer_number TEXT NOT NULL,
    customer_name TEXT,
    bill_key TEXT NOT NULL,
    bill_number TEXT,
    billed_on TEXT,
    due_on TEXT,
    plan TEXT,
    amount INTEGER NOT NULL CHECK (amount > 0),
    fetched_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bill_of_customer ON bill (customer_id, fetched_at);

  CREATE TABLE bill_payment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL UNIQUE,
    bill_id TEXT NOT NULL REFERENCES bill (id),
    bill_key TEXT NOT NULL,
    customer_id INTEGER NOT NULL,
    email TEXT NOT NULL,
    firstname TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('AWAITING_PAYMENT', 'PROCESSING', 'PAID', 'REFUNDING', 'REFUNDED', 'CANCELLED')),
    payment_method TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    payment_id TEXT,
    biller_reference TEXT,
    created_at INTEGER NOT NULL,
    cancelled_at INTEGER,
    paid_at INTEGER,
    settled_at INTEGER,
    refund_at INTEGER,
    refunded_at INTEGER
  ) STRICT;
  CREATE INDEX bill_payment_of_customer ON bill_payment (customer_id, id);
  CREATE UNIQUE INDEX bill_payment_once ON bill_payment (bill_key) WHERE status IN ('AWAITING_PAYMENT', 'PROCESSING', 'PAID');

  CREATE TABLE gateway_order_of_any (
    id TEXT PRIMARY KEY,
    gateway TEXT NOT NULL CHECK (gateway IN (${codes.join(', ')})),
    order_number TEXT NOT NULL,
    session_id TEXT UNIQUE,
    return_url TEXT,
    amount INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (gateway, order_number)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO gateway_order_of_any SELECT * FROM gateway_order;
  DROP TABLE gateway_order;
  ALTER TABLE gateway_order_of_any RENAME TO gateway_order;
`;

/** The store view in which a bill is paid, and in whose language its payer is told; null in an older sandbox. */
export const billStoreTables = /* sql */ `
  ALTER TABLE bill_payment ADD COLUMN store_id INTEGER;
`;
