/** The ledger of coins, one row per change. A coin is worth a rupee; hundredths of a coin are kept, as paise are. */
export const coinTables = /* sql */ `
  CREATE TABLE coin_transaction (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    delta INTEGER NOT NULL,
    balance INTEGER NOT NULL CHECK (balance >= 0),
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX coin_transaction_owner ON coin_transaction (customer_id, id);
`;
