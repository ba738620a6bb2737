/** Paths that lead elsewhere. `target` is another path of the shop, or an absolute address. */
export const routingTables = /* sql */ `
  CREATE TABLE url_rewrite (
    request_path TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    redirect_code INTEGER NOT NULL CHECK (redirect_code IN (0, 301, 302))
  ) STRICT, WITHOUT ROWID;
`;
