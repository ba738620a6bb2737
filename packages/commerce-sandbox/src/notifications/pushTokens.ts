import { run } from '../database.ts';
import type { SandboxContext } from '../context.ts';

/** Devices of one customer that are told; the one whose token is oldest goes. */
export const MOST_DEVICES = 10;

/** Characters of a token; those of Firebase have about 160. */
export const LONGEST_PUSH_TOKEN = 4096;

/** Keeps the token of a device for a customer. A device that somebody else has signed in on is theirs from then on. */
export function keepPushToken(
  { db, clock, storeView }: Pick<SandboxContext, 'db' | 'clock' | 'storeView'>,
  customerId: number,
  token: string,
) {
  run(
    db,
    `INSERT INTO push_token (token, customer_id, saved_at, store_id) VALUES (?, ?, ?, ?) ON CONFLICT (token)
     DO UPDATE SET customer_id = excluded.customer_id, saved_at = excluded.saved_at, store_id = excluded.store_id`,
    token,
    customerId,
    clock().getTime(),
    storeView.id,
  );
  run(
    db,
    `DELETE FROM push_token WHERE customer_id = ?1 AND token NOT IN
       (SELECT token FROM push_token WHERE customer_id = ?1 ORDER BY saved_at DESC, token LIMIT ?2)`,
    customerId,
    MOST_DEVICES,
  );
}
