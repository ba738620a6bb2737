/** Whether a customer lets the shop's staff act in the account, and who is told of offers without having one. */
export const furtherCustomerTables = /* sql */ `
  ALTER TABLE customer ADD COLUMN assistance INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE newsletter_subscriber (
    email TEXT PRIMARY KEY COLLATE NOCASE,
    subscribed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** The store view in which an account was made, as Magento keeps it; null in an older sandbox. */
export const customerStoreTables = /* sql */ `
  ALTER TABLE customer ADD COLUMN store_id INTEGER;
`;
