/**
 * What the shop tells a customer beside the mails, one row each. One with a store view is told there only, as an order is
 * seen in its own alone.
 */
export const notificationTables = /* sql */ `
  CREATE TABLE notification (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    store_id INTEGER,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    url TEXT NOT NULL,
    is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX notification_owner ON notification (customer_id, id);

  CREATE TABLE push_token (
    token TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customer (id),
    saved_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX push_token_owner ON push_token (customer_id, saved_at);
`;

/**
 * The push service that the sandbox plays: devices by the token that they were given, and what was sent to them. A
 * token is kept with the store view of the shop that it came through, whose orders alone can be opened there.
 */
export const pushTables = /* sql */ `
  ALTER TABLE push_token ADD COLUMN store_id INTEGER;

  CREATE TABLE push_device (
    token TEXT PRIMARY KEY,
    installation TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    registered_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE push_message (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL,
    payload TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
`;
