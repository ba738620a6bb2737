import { parseAddress } from '../checkout/PostalAddress.ts';
import { rupees } from '../money.ts';
import type { OrderRow } from './findOrder.ts';

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise for people. */
export const amountText = (paise: number): string => inr.format(rupees(paise));

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day in India for people. */
export const dayText = (ms: number): string => days.format(ms);

/** "Hello Meera,", as mails about an order begin. */
export const greeting = (order: OrderRow): string =>
  `Hello ${parseAddress(order.shipping_address ?? order.billing_address)!.firstname},`;
