import type { VariablesOf } from '@shop/commerce-client';
import * as text from '@shop/messages/orderSearch';
import { serverTime } from '../shared/dates.ts';
import { readOrderNumber } from './orderNumber.ts';
import type { OrdersQuery } from './orderQueries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Characters of a number that are looked for; those of Magento have at most this many. */
const longestNumber = 32;

/** Magento's codes for the statuses of an order, by what shoppers call them. */
const statuses: Record<string, { label: string; codes: string[] }> = {
  unpaid: { label: text.statusUnpaid, codes: ['pending_payment', 'payment_review', 'fraud'] },
  open: { label: text.statusOpen, codes: ['pending', 'processing', 'holded'] },
  complete: { label: text.statusComplete, codes: ['complete'] },
  cancelled: { label: text.statusCancelled, codes: ['canceled'] },
  refunded: { label: text.statusRefunded, codes: ['closed'] },
};

/** Days that one looks back; of a range Magento heeds one end only, so that no year can be asked for. */
const periods: Record<string, string> = {
  '30': text.last30Days,
  '90': text.last3Months,
  '180': text.last6Months,
  '365': text.lastYear,
};

/** What the address of the list asks for; '' where it does not. */
export interface OrderFilter {
  /** A part of an order's number. */
  number: string;
  /** A key of `statuses`. */
  status: string;
  /** Days, a key of `periods`. */
  since: string;
}

export const noFilter: OrderFilter = { number: '', status: '', since: '' };

/** The part of a number that is looked for, in what somebody typed or pasted. */
export const readPart = (typed: string): string => readOrderNumber(typed).slice(0, longestNumber);

/** @param byAll whether the back end knows more than numbers. */
export function readOrderFilter(params: URLSearchParams, byAll: boolean): OrderFilter {
  const chosen = (name: string, known: Record<string, unknown>) => {
    const value = params.get(name) ?? '';
    return byAll && Object.hasOwn(known, value) ? value : '';
  };
  return {
    number: readPart(params.get('number') ?? ''),
    status: chosen('status', statuses),
    since: chosen('since', periods),
  };
}

export const isFiltered = (filter: OrderFilter): boolean => Object.values(filter).some(value => value !== '');

/** The address of a page of the list. */
export function ordersHref(filter: OrderFilter, page = 1): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/order-history' : `/order-history?${params.toString()}`;
}

/**
 * The same as the back end takes it: null where all orders are wanted. A period begins with a day, so that it stays the
 * same from one drawing to the next.
 *
 * @param now ms since 1970.
 */
export function orderConditions(
  { number, status, since }: OrderFilter,
  now: number,
): NonNullable<VariablesOf<typeof OrdersQuery>['filter']> | null {
  const codes = statuses[status]?.codes;
  const conditions = {
    ...(number !== '' && { number: { match: number } }),
    ...(codes && { status: { in: codes } }),
    ...(since !== '' && {
      order_date: { from: `${new Date(now - Number(since) * DAY).toISOString().slice(0, 10)} 00:00:00` },
    }),
  };
  return Object.keys(conditions).length === 0 ? null : conditions;
}

export const statusOptions = [
  { value: '', label: text.anyStatus },
  ...Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
];

/**
 * The periods that leave something out, and the one that is chosen.
 *
 * @param first when the first order was placed, as the back end writes it.
 * @param now ms since 1970.
 */
export const periodOptions = (first: string | null | undefined, since: string, now: number) => [
  { value: '', label: text.anyTime },
  ...Object.entries(periods)
    .map(([value, label]) => ({ value, label }))
    .filter(({ value }) => value === since || !first || !(serverTime(first) > now - Number(value) * DAY)),
];
