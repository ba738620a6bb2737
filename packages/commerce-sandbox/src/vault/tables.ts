/**
 * What customers have saved to pay with. Never the number of a card: a token of the gateway, and what shows which card
 * it is. Times in ms since 1970.
 */
export const vaultTables = /* sql */ `
  CREATE TABLE payment_token (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    gateway TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('card', 'account')),
    gateway_token TEXT NOT NULL,
    public_hash TEXT NOT NULL UNIQUE,
    details TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    is_active INTEGER NOT NULL DEFAULT 1,
    created_at INTEGER NOT NULL,
    UNIQUE (customer_id, gateway, gateway_token)
  ) STRICT;

  CREATE TABLE cart_payment_token (
    cart_id INTEGER PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
    token_id INTEGER NOT NULL REFERENCES payment_token (id) ON DELETE CASCADE
  ) STRICT;

  CREATE TABLE gateway_consent (
    payment_id TEXT PRIMARY KEY REFERENCES gateway_payment (id) ON DELETE CASCADE,
    instrument TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
