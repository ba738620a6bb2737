/** Accounts. Passwords as scrypt, tokens as SHA-256: neither can be read back. Times in ms since 1970. */
export const customerTables = /* sql */ `
  CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL UNIQUE COLLATE NOCASE,
    firstname TEXT NOT NULL,
    lastname TEXT NOT NULL,
    middlename TEXT,
    prefix TEXT,
    suffix TEXT,
    taxvat TEXT,
    date_of_birth TEXT,
    gender INTEGER,
    is_subscribed INTEGER NOT NULL DEFAULT 0,
    attributes TEXT NOT NULL DEFAULT '{}',
    password_hash TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    locked_until INTEGER,
    reset_hash TEXT,
    reset_at INTEGER,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE customer_token (
    hash TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX customer_token_owner ON customer_token (customer_id);

  CREATE TABLE customer_address (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    address TEXT NOT NULL,
    default_billing INTEGER NOT NULL DEFAULT 0,
    default_shipping INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX customer_address_owner ON customer_address (customer_id);
`;
