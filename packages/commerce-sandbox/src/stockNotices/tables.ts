/**
 * Who wants to be told when something is back. Named by its sku, for a product that is imported again is another row. A
 * row goes as soon as its mail is sent: the address is kept for nothing else. Each asking has a row and a code of its
 * own, so that who asks with somebody else's address can take back no more than that (notice-04).
 */
export const stockNoticeTables = /* sql */ `
  CREATE TABLE stock_notice (
    code TEXT PRIMARY KEY,
    sku TEXT NOT NULL COLLATE NOCASE,
    email TEXT NOT NULL COLLATE NOCASE,
    view TEXT NOT NULL,
    shop_origin TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX stock_notice_of ON stock_notice (email, sku);
`;
