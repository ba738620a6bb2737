import type { SQLInputValue } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { paise } from '../money.ts';
import { allowedValues, type EqualFilter } from '../products/equalFilter.ts';
import { readPage } from '../products/pageInfo.ts';
import type { OrderRow } from './findOrder.ts';

interface Range {
  from?: string | null;
  to?: string | null;
}

/** Arguments of `Customer.orders`. */
export interface OrdersArgs {
  filter?: {
    number?: (EqualFilter & { match?: string | null }) | null;
    status?: EqualFilter | null;
    order_date?: Range | null;
    grand_total?: Range | null;
  } | null;
  sort?: { sort_field: 'NUMBER' | 'CREATED_AT'; sort_direction: 'ASC' | 'DESC' } | null;
  scope?: 'STORE' | 'WEBSITE' | 'GLOBAL' | null;
  currentPage?: number | null;
  pageSize?: number | null;
}

interface Condition {
  sql: string;
  value: SQLInputValue;
}

/** A customer's orders: of this store view unless the scope is wider; unsorted means oldest first. */
export function listOrders({ db, storeView }: SandboxContext, customerId: number, args: OrdersArgs) {
  const page = readPage(args);
  const conditions: Condition[] = [
    { sql: 'customer_id = ?', value: customerId },
    ...filterConditions(args.filter ?? {}),
  ];
  if (!args.scope || args.scope === 'STORE') conditions.push({ sql: 'store_id = ?', value: storeView.id });
  const direction = args.sort?.sort_direction === 'DESC' ? 'DESC' : 'ASC';
  const order = args.sort?.sort_field === 'NUMBER' ? `number ${direction}` : `created_at ${direction}, id ${direction}`;
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  const all = rows<OrderRow>(
    db,
    `SELECT * FROM sales_order WHERE ${where} ORDER BY ${order}`,
    ...conditions.map(({ value }) => value),
  );
  const pages = Math.ceil(all.length / page.pageSize);
  // Unlike the catalogue, a page beyond the end is the last one here.
  const current = Math.max(1, Math.min(page.currentPage, pages));
  return {
    items: all.slice((current - 1) * page.pageSize, current * page.pageSize),
    total_count: all.length,
    page_info: { current_page: current, page_size: page.pageSize, total_pages: pages },
  };
}

function filterConditions({
  number,
  status,
  order_date: date,
  grand_total: total,
}: NonNullable<OrdersArgs['filter']>): Condition[] {
  const numbers = allowedValues(number);
  const statuses = allowedValues(status);
  const found: (Condition | undefined)[] = [
    numbers && { sql: 'number IN (SELECT value FROM json_each(?))', value: JSON.stringify(numbers) },
    number?.match ? { sql: 'instr(number, ?) > 0', value: number.match } : undefined,
    statuses && { sql: 'status IN (SELECT value FROM json_each(?))', value: JSON.stringify(statuses) },
    ...range('created_at', date, text =>
      Date.parse(`${text.trim().replace(' ', 'T')}${text.includes(':') ? 'Z' : ''}`),
    ),
    ...range('grand_total', total, text => paise(Number(text))),
  ];
  return found.filter(condition => condition !== undefined);
}

/** A limit that cannot be read (NaN is null in SQLite) matches nothing. */
function range(column: string, limits: Range | null | undefined, read: (text: string) => number): Condition[] {
  return [
    ...(limits?.from ? [{ sql: `${column} >= ?`, value: read(limits.from) }] : []),
    ...(limits?.to ? [{ sql: `${column} <= ?`, value: read(limits.to) }] : []),
  ];
}
