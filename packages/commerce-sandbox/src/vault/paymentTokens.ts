import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows, run } from '../database.ts';
import type { Instrument } from './instruments.ts';

/** A row of the table `payment_token`: the source of the GraphQL type PaymentToken. Times in ms. */
export interface PaymentTokenRow {
  id: number;
  customer_id: number;
  gateway: string;
  type: 'card' | 'account';
  public_hash: string;
  /** JSON of what may be shown. */
  details: string;
  expires_at: number;
  is_active: 0 | 1;
}

export type VaultDeps = Pick<SandboxContext, 'db' | 'clock' | 'config'>;

const DAY = 24 * 60 * 60 * 1000;
/** How long a gateway keeps a token that its card has outlived, so that its owner sees why it is gone. */
const KEPT_AFTER_EXPIRY = 90 * DAY;
const KEPT_WITHOUT_EXPIRY = 5 * 365 * DAY;

/** The end of the month that a card is good for, ms; undefined for what does not expire. */
function cardEnd({ expirationDate }: Readonly<Record<string, string>>): number | undefined {
  const [month, year] = expirationDate?.split('/').map(Number) ?? [];
  return month && year ? Date.UTC(year, month, 1) : undefined;
}

/** What may be shown of a token. */
export const detailsOf = ({ details }: Pick<PaymentTokenRow, 'details'>): Record<string, string> =>
  JSON.parse(details) as Record<string, string>;

/** Whether it can be paid with: not deleted, and its card has not expired. */
export const isUsable = (token: PaymentTokenRow, now: Date): boolean =>
  token.is_active === 1 && (cardEnd(detailsOf(token)) ?? Infinity) > now.getTime();

/** The way of paying that a token is for. */
export const kindOf = ({ type }: Pick<PaymentTokenRow, 'type'>): Instrument['kind'] =>
  type === 'card' ? 'card' : 'upi';

/** What a customer sees as saved, the oldest first, as Magento lists it: active and kept by the gateway. */
export const visibleTokens = ({ db, clock }: Pick<VaultDeps, 'db' | 'clock'>, customerId: number): PaymentTokenRow[] =>
  rows<PaymentTokenRow>(
    db,
    'SELECT * FROM payment_token WHERE customer_id = ? AND is_active = 1 AND expires_at > ? ORDER BY id',
    customerId,
    clock().getTime(),
  );

/** A customer's own token, deleted or not; a stranger's is not found. */
export const ownToken = (db: DatabaseSync, customerId: number, publicHash: string): PaymentTokenRow | undefined =>
  row<PaymentTokenRow>(
    db,
    'SELECT * FROM payment_token WHERE public_hash = ? AND customer_id = ?',
    publicHash,
    customerId,
  );

/** Keeps the token that a gateway gives for something to pay with. The same once more is the same token. */
export function keepToken(
  { db, clock, config }: VaultDeps,
  { customerId, gateway, instrument }: { customerId: number; gateway: string; instrument: Instrument },
): void {
  const digest = (...parts: (string | number)[]) =>
    createHmac('sha256', config.secret).update(parts.join('|')).digest('hex');
  const gatewayToken = `token_${digest('gateway', gateway, customerId, instrument.id).slice(0, 14)}`;
  const now = clock().getTime();
  const end = cardEnd(instrument.details);
  run(
    db,
    `INSERT INTO payment_token (customer_id, gateway, type, gateway_token, public_hash, details, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, gateway, gateway_token)
     DO UPDATE SET is_active = 1, details = excluded.details, expires_at = excluded.expires_at`,
    customerId,
    gateway,
    instrument.kind === 'card' ? 'card' : 'account',
    gatewayToken,
    digest('public', gatewayToken, customerId, gateway),
    JSON.stringify(instrument.details),
    end === undefined ? now + KEPT_WITHOUT_EXPIRY : end + KEPT_AFTER_EXPIRY,
    now,
  );
}
