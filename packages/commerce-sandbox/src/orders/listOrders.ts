import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { SandboxContext } from '../context.ts';
import { row, rows } from '../database.ts';
import { paise } from '../money.ts';
import type { EqualFilter } from '../products/equalFilter.ts';
import { readPage } from '../products/pageInfo.ts';
import type { OrderRow } from './findOrder.ts';
import { orderDate } from './orderDate.ts';

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
  const own: Condition[] = [{ sql: 'customer_id = ?', value: customerId }];
  if (!args.scope || args.scope === 'STORE') own.push({ sql: 'store_id = ?', value: storeView.id });
  const direction = args.sort?.sort_direction === 'DESC' ? 'DESC' : 'ASC';
  const order = args.sort?.sort_field === 'NUMBER' ? `number ${direction}` : `created_at ${direction}, id ${direction}`;
  const { where, values } = allOf([...own, ...filterConditions(args.filter ?? {})]);
  const all = rows<OrderRow>(db, `SELECT * FROM sales_order WHERE ${where} ORDER BY ${order}`, ...values);
  const pages = Math.ceil(all.length / page.pageSize);
  // Unlike the catalogue, a page beyond the end is the last one here.
  const current = Math.max(1, Math.min(page.currentPage, pages));
  return {
    items: all.slice((current - 1) * page.pageSize, current * page.pageSize),
    total_count: all.length,
    date_of_first_order: firstDate(db, own),
    page_info: { current_page: current, page_size: page.pageSize, total_pages: pages },
  };
}

const allOf = (conditions: Condition[]) => ({
  where: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.map(({ value }) => value),
});

function firstDate(db: DatabaseSync, own: Condition[]): string | null {
  const { where, values } = allOf(own);
  const first = row<{ at: number | null }>(
    db,
    `SELECT min(created_at) AS at FROM sales_order WHERE ${where}`,
    ...values,
  );
  return first?.at == null ? null : orderDate(first.at);
}

/** Every field has to hold; of what one field says Magento (2.4.8) heeds the last alone: of a range, only its end. */
function filterConditions({
  number,
  status,
  order_date: date,
  grand_total: total,
}: NonNullable<OrdersArgs['filter']>): Condition[] {
  const found: (Condition | undefined)[] = [
    number?.match != null ? contains(number.match) : oneOf('number', number),
    oneOf('status', status),
    range('created_at', date, text => Date.parse(`${text.trim().replace(' ', 'T')}${text.includes(':') ? 'Z' : ''}`)),
    range('grand_total', total, text => paise(Number(text))),
  ];
  return found.filter(condition => condition !== undefined);
}

/** As Magento has it: in any case, and whoever types a percent sign means none. */
const contains = (text: string): Condition => ({ sql: 'number LIKE ?', value: `%${text.replaceAll('%', '')}%` });

function oneOf(column: string, filter: EqualFilter | null | undefined): Condition | undefined {
  const values = filter?.in ?? (filter?.eq == null ? undefined : [filter.eq]);
  return values && { sql: `${column} IN (SELECT value FROM json_each(?))`, value: JSON.stringify(values) };
}

/** A limit that cannot be read (NaN is null in SQLite) matches nothing. */
function range(
  column: string,
  limits: Range | null | undefined,
  read: (text: string) => number,
): Condition | undefined {
  if (limits?.to) return { sql: `${column} <= ?`, value: read(limits.to) };
  return limits?.from ? { sql: `${column} >= ?`, value: read(limits.from) } : undefined;
}
