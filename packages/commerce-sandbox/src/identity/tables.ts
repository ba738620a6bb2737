/**
 * Ways to prove who one is beside the password. Codes as keyed hashes, which cannot be read back; a code that was used
 * stays without one, because it counts as sent. Times in ms since 1970.
 */
export const identityTables = /* sql */ `
  CREATE TABLE one_time_code (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    purpose TEXT NOT NULL,
    channel TEXT NOT NULL,
    value TEXT NOT NULL,
    customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
    hash TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX one_time_code_sent ON one_time_code (channel, value, sent_at);

  CREATE TABLE verified_mobile (
    value TEXT PRIMARY KEY,
    customer_id INTEGER NOT NULL UNIQUE REFERENCES customer (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
`;

/** Links and mail accounts that sign in: what was used, and what a provider gave out. Times in ms since 1970. */
export const signInLinkTables = /* sql */ `
  CREATE TABLE used_sign_in_link (
    signature TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE mail_account_code (
    hash TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    redirect_uri TEXT NOT NULL,
    challenge TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
