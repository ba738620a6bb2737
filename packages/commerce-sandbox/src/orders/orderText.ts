import { parseAddress } from '../checkout/PostalAddress.ts';
import { byLocale, type Locale } from '../store/byLocale.ts';
import type { OrderRow } from './findOrder.ts';

const longDays = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const days = byLocale({ en_US: longDays('en-IN'), hi_IN: longDays('hi-IN') });

/** A day in India for people. */
export const dayText = (ms: number, locale: Locale): string => days[locale].format(ms);

const greetings = byLocale({
  en_US: (firstname: string) => `Hello ${firstname},`,
  hi_IN: firstname => `नमस्ते ${firstname},`,
});

/** "Hello Meera,", as mails begin. */
export const greet = (firstname: string, locale: Locale): string => greetings[locale](firstname);

/** The same, of mails about an order. */
export const greeting = (order: OrderRow, locale: Locale): string =>
  greet(parseAddress(order.shipping_address ?? order.billing_address)!.firstname ?? '', locale);
