import type { DatabaseSync } from 'node:sqlite';
import type { CustomerRow } from '../customer/findCustomer.ts';
import { row, run } from '../database.ts';
import { verifiedMobileOf } from '../identity/verifiedMobile.ts';

/** What needs a consent of its own, each. SMS about orders need none, and are no choice (account-13). */
export const messageChoices = ['sms_offers', 'whatsapp_orders', 'whatsapp_offers'] as const;

export type MessageChoice = (typeof messageChoices)[number];

/** Where a customer is told, and what was chosen for it. */
export interface MessageChannels extends Record<MessageChoice, boolean> {
  /** Ten digits, verified; null without any, and then nothing is chosen. */
  mobile_number: string | null;
}

/** What a customer has chosen. Nothing, until they choose. */
export function messageChannelsOf(db: DatabaseSync, customer: CustomerRow): MessageChannels {
  const number = verifiedMobileOf(db, customer);
  const kept =
    number === undefined
      ? undefined
      : row<Record<MessageChoice, 0 | 1>>(db, 'SELECT * FROM message_choice WHERE number = ?', number);
  return {
    mobile_number: number ?? null,
    sms_offers: kept?.sms_offers === 1,
    whatsapp_orders: kept?.whatsapp_orders === 1,
    whatsapp_offers: kept?.whatsapp_offers === 1,
  };
}

/** Keeps what is chosen for a verified number, in place of what was before. */
export function keepMessageChoice(
  db: DatabaseSync,
  number: string,
  { sms_offers: sms, whatsapp_orders: orders, whatsapp_offers: offers }: Record<MessageChoice, boolean>,
): void {
  run(
    db,
    'INSERT OR REPLACE INTO message_choice (number, sms_offers, whatsapp_orders, whatsapp_offers) VALUES (?, ?, ?, ?)',
    number,
    Number(sms),
    Number(orders),
    Number(offers),
  );
}
