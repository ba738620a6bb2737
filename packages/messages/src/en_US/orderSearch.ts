/*
 * Finding orders in the list of them.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const find = 'Find an order';
export const number = 'Search by order number';
export const search = 'Search';
export const status = 'Status';
export const anyStatus = 'Any status';
export const statusUnpaid = 'Waiting for payment';
export const statusOpen = 'In progress';
export const statusComplete = 'Completed';
export const statusCancelled = 'Cancelled';
export const statusRefunded = 'Refunded';
export const time = 'Time';
export const anyTime = 'Any time';
export const last30Days = 'Last 30 days';
export const last3Months = 'Last 3 months';
export const last6Months = 'Last 6 months';
export const lastYear = 'Last 12 months';
export const count = (orders: number, shown: string) => plural(orders, { one: '1 order', other: `${shown} orders` });
export const noneFound = 'No order found';
export const noneFoundHelp = 'None of your orders is like that.';
/** Only numbers can be searched, not products. */
export const noNumber = (number: string) =>
  `None of these orders has “${number}” in its number. Products cannot be searched for here.`;
export const showAll = 'Show all orders';
