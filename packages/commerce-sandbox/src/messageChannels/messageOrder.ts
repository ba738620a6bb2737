import type { SandboxContext } from '../context.ts';
import { customerById } from '../customer/findCustomer.ts';
import { sellerOf } from '../gst/orderTaxes.ts';
import { sendSms, type SmsTemplate } from '../inbox/sendSms.ts';
import { sendWhatsApp } from '../inbox/sendWhatsApp.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { messageChannelsOf } from './messageChoice.ts';

/** What is registered with India's operators about orders; they deliver nothing else. */
const registered = [
  ['1107164000000000011', 'Your order #{#var#} is placed'],
  ['1107164000000000012', 'Your order #{#var#} is paid'],
  ['1107164000000000013', 'Your order #{#var#} is confirmed'],
  ['1107164000000000014', 'Your order #{#var#} is on its way'],
  ['1107164000000000015', 'A part of your order #{#var#} is on its way'],
  ['1107164000000000016', 'Your order #{#var#} was delivered'],
  ['1107164000000000017', 'A part of your order #{#var#} was delivered'],
  ['1107164000000000018', 'Your order #{#var#} was canceled'],
  ['1107164000000000019', 'Your return #{#var#} has arrived'],
] as const;

const NUMBER = /#(\w+)/;

/** The registered text that says a line, and the number in it; undefined where there is none. */
function templateOf(line: string): { template: SmsTemplate; number: string } | undefined {
  const number = NUMBER.exec(line)?.[1];
  const found = registered.find(([, text]) => text === line.replace(NUMBER, '#{#var#}'));
  return number === undefined || !found
    ? undefined
    : { template: { id: found[0], text: `${found[1]}. See My Orders for more.` }, number };
}

/**
 * Tells the customer of an order what became of it on their phone: by SMS always, and by WhatsApp where they chose so.
 * Nothing without a verified number; guests have mails only (account-13).
 *
 * @param line what happened, the number of the order or the return after a #.
 * @param more a sentence.
 */
export function messageOrder(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  order: OrderRow,
  line: string,
  more: string,
): void {
  const customer = order.customer_id === null ? undefined : customerById(db, order.customer_id);
  if (!customer) return;
  const { mobile_number: to, whatsapp_orders: byWhatsApp } = messageChannelsOf(db, customer);
  if (to === null) return;
  const sender = { db, clock, storeView: { name: sellerOf(order)?.name ?? '' } };
  const sms = templateOf(line);
  if (sms) sendSms(sender, to, sms.template, [sms.number]);
  if (byWhatsApp) sendWhatsApp(sender, to, { name: 'order_update', category: 'utility' }, [line, more]);
}
