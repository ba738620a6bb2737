import * as text from '@shop/messages/communications';
import type { MessageChannels } from './communicationsQueries.ts';

export type MessageChoice = Exclude<keyof MessageChannels, 'mobile_number' | '__typename'>;

/** Each choice with its label, and what is said once it is made, in the order in which they stand. */
export const messageChoices: Record<MessageChoice, { label: string; on: string; off: string }> = {
  whatsapp_orders: { label: text.ordersByWhatsApp, on: text.ordersByWhatsAppOn, off: text.ordersByWhatsAppOff },
  whatsapp_offers: { label: text.offersByWhatsApp, on: text.offersByWhatsAppOn, off: text.offersByWhatsAppOff },
  sms_offers: { label: text.offersBySms, on: text.offersBySmsOn, off: text.offersBySmsOff },
};
