/**
 * Purchase programmes: who belongs to one, and what its people pay less. `mailbox` is the institute e-mail without what
 * one may put behind a plus, so that an address verifies one account. Times in ms since 1970.
 */
export const programmeTables = /* sql */ `
  CREATE TABLE programme_membership (
    customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    institute TEXT NOT NULL,
    email TEXT NOT NULL,
    mailbox TEXT NOT NULL UNIQUE,
    verified_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE programme_price (
    programme TEXT NOT NULL CHECK (programme IN ('STUDENT', 'EMPLOYEE')),
    category TEXT NOT NULL,
    brand TEXT,
    percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 99)
  ) STRICT;
`;
