import { playedCodes } from './traits.ts';

const codes = playedCodes.map(code => `'${code}'`);

/** What the gateways know. Money in paise, times in ms since 1970. */
export const gatewayTables = /* sql */ `
  CREATE TABLE gateway_order (
    id TEXT PRIMARY KEY,
    gateway TEXT NOT NULL CHECK (gateway IN (${codes.join(', ')})),
    order_number TEXT NOT NULL REFERENCES sales_order (number),
    session_id TEXT UNIQUE,
    return_url TEXT,
    amount INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (gateway, order_number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE gateway_payment (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    gateway_order_id TEXT NOT NULL REFERENCES gateway_order (id),
    status TEXT NOT NULL CHECK (status IN ('SUCCESS', 'PENDING', 'FAILED', 'USER_DROPPED')),
    method TEXT NOT NULL,
    amount INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX gateway_payment_order ON gateway_payment (gateway_order_id);
`;
