/** Every mail that was "sent". */
export const inboxTables = /* sql */ `
  CREATE TABLE mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
`;
