import { row, rows, run } from '../database.ts';
import type { SandboxContext } from '../context.ts';

/** Messages that are kept for the page of what was pushed; older ones go. */
export const MOST_MESSAGES = 200;

/** What a customer was told in the shop, by its number; in one store view, or in all. */
interface Told {
  id: number;
  title: string;
  body: string;
  url: string;
  storeId: number | null;
}

/** What a device is pushed, as Firebase hands it to a worker. All that is data is text. */
interface Message {
  from: string;
  notification: { title: string; body: string };
  data: { url: string; nid: string };
  fcmMessageId: string;
}

/** The service takes a message for a token; false where it has no such device any more. */
function send({ db, clock }: Pick<SandboxContext, 'db' | 'clock'>, token: string, message: Message): boolean {
  if (!row(db, 'SELECT 1 AS found FROM push_device WHERE token = ?', token)) return false;
  run(
    db,
    'INSERT INTO push_message (token, payload, sent_at) VALUES (?, ?, ?)',
    token,
    JSON.stringify(message),
    clock().getTime(),
  );
  run(db, 'DELETE FROM push_message WHERE id <= (SELECT max(id) FROM push_message) - ?', MOST_MESSAGES);
  return true;
}

/**
 * Tells a customer's devices what they were told in the shop (push-07), each in the shop whose store view it came through. A token that the service
 * does not know any more is forgotten.
 */
export function pushToDevices(
  deps: Pick<SandboxContext, 'db' | 'clock'>,
  customerId: number,
  { id, title, body, url, storeId }: Told,
): void {
  const tokens = rows<{ token: string }>(
    deps.db,
    'SELECT token FROM push_token WHERE customer_id = ?1 AND (?2 IS NULL OR store_id IS NULL OR store_id = ?2)',
    customerId,
    storeId,
  );
  for (const { token } of tokens) {
    const message: Message = {
      from: 'commerce-sandbox',
      notification: { title, body },
      data: { url, nid: String(id) },
      fcmMessageId: `${id}`,
    };
    if (!send(deps, token, message)) run(deps.db, 'DELETE FROM push_token WHERE token = ?', token);
  }
}
