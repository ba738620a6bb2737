/** Codes by which customers invite, and who came by one. Times in ms since 1970, coins in hundredths. */
export const referralTables = /* sql */ `
  CREATE TABLE referral_code (
    customer_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE referral (
    invitee_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    inviter_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    invited_at INTEGER NOT NULL,
    order_number TEXT,
    coins INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX referral_inviter ON referral (inviter_id);
`;
