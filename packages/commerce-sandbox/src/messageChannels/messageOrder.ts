import { customerById } from '../customer/findCustomer.ts';
import { sellerOf } from '../gst/orderTaxes.ts';
import { sendSms, type SmsTemplate } from '../inbox/sendSms.ts';
import { sendWhatsApp } from '../inbox/sendWhatsApp.ts';
import type { OrderRow } from '../orders/findOrder.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';
import { storeViewOf, type TellDeps } from '../store/storeViewOf.ts';
import { messageChannelsOf } from './messageChoice.ts';

interface Registered {
  texts: readonly (readonly [id: string, text: string])[];
  /** Stands behind each of them. */
  more: string;
}

/** What is registered with India's operators about orders; they deliver nothing else, and take each language apart. */
const registered = byLocale<Registered>({
  en_US: {
    texts: [
      ['1107164000000000011', 'Your order #{#var#} is placed'],
      ['1107164000000000012', 'Your order #{#var#} is paid'],
      ['1107164000000000013', 'Your order #{#var#} is confirmed'],
      ['1107164000000000014', 'Your order #{#var#} is on its way'],
      ['1107164000000000015', 'A part of your order #{#var#} is on its way'],
      ['1107164000000000016', 'Your order #{#var#} was delivered'],
      ['1107164000000000017', 'A part of your order #{#var#} was delivered'],
      ['1107164000000000018', 'Your order #{#var#} was canceled'],
      ['1107164000000000019', 'Your return #{#var#} has arrived'],
    ],
    more: '. See My Orders for more.',
  },
  hi_IN: {
    texts: [
      ['1107164000000000031', 'आपका ऑर्डर #{#var#} हो गया है'],
      ['1107164000000000032', 'आपके ऑर्डर #{#var#} का भुगतान हो गया है'],
      ['1107164000000000033', 'आपके ऑर्डर #{#var#} की पुष्टि हो गई है'],
      ['1107164000000000034', 'आपका ऑर्डर #{#var#} रास्ते में है'],
      ['1107164000000000035', 'आपके ऑर्डर #{#var#} का एक हिस्सा रास्ते में है'],
      ['1107164000000000036', 'आपका ऑर्डर #{#var#} डिलीवर हो गया है'],
      ['1107164000000000037', 'आपके ऑर्डर #{#var#} का एक हिस्सा डिलीवर हो गया है'],
      ['1107164000000000038', 'आपका ऑर्डर #{#var#} रद्द हो गया है'],
      ['1107164000000000039', 'आपकी वापसी #{#var#} हम तक पहुँच गई है'],
    ],
    more: '। ज़्यादा जानकारी “मेरे ऑर्डर” में देखें।',
  },
});

const NUMBER = /#(\w+)/;

/** The registered text that says a line, and the number in it; undefined where there is none. */
function templateOf(line: string, locale: Locale): { template: SmsTemplate; number: string } | undefined {
  const { texts, more } = registered[locale];
  const number = NUMBER.exec(line)?.[1];
  const found = texts.find(([, text]) => text === line.replace(NUMBER, '#{#var#}'));
  return number === undefined || !found
    ? undefined
    : { template: { id: found[0], text: `${found[1]}${more}` }, number };
}

/**
 * Tells the customer of an order what became of it on their phone: by SMS always, and by WhatsApp where they chose so.
 * Nothing without a verified number; guests have mails only (account-13).
 *
 * @param line what happened, the number of the order or the return after a #.
 * @param more a sentence.
 */
export function messageOrder(deps: TellDeps, order: OrderRow, line: string, more: string): void {
  const { db, clock } = deps;
  const customer = order.customer_id === null ? undefined : customerById(db, order.customer_id);
  if (!customer) return;
  const { mobile_number: to, whatsapp_orders: byWhatsApp } = messageChannelsOf(db, customer);
  if (to === null) return;
  const { locale } = storeViewOf(deps, order.store_id);
  const sender = { db, clock, storeView: { name: sellerOf(order)?.name ?? '', locale } };
  const sms = templateOf(line, locale);
  if (sms) sendSms(sender, to, sms.template, [sms.number]);
  if (byWhatsApp) sendWhatsApp(sender, to, { name: 'order_update', category: 'utility' }, [line, more]);
}
