import { parseAddress } from '../checkout/PostalAddress.ts';
import type { SandboxContext } from '../context.ts';
import { orderItems, type OrderRow } from '../orders/findOrder.ts';
import { orderDate } from '../orders/orderDate.ts';
import { reasonInView, returnReasonInView } from '../orders/returnReason.ts';
import { cutPage, readPage } from '../products/pageInfo.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { returnItems, type ReturnItemRow } from './decideReturn.ts';
import { type ReturnRow, returnsOf } from './requestReturn.ts';
import { commentsOn } from './returnComments.ts';

interface ReturnSource {
  order: OrderRow;
  asked: ReturnRow;
}

/** The source of the GraphQL type Return. */
export const returnSource = (order: OrderRow, asked: ReturnRow): ReturnSource => ({ order, asked });

/** The returns of an order as GraphQL's Returns. */
export function returnPage(
  context: SandboxContext,
  order: OrderRow,
  args: { pageSize?: number | null; currentPage?: number | null },
) {
  const all = returnsOf(context, order.id).map(asked => returnSource(order, asked));
  return cutPage(all, readPage(args));
}

interface ItemSource extends ReturnSource {
  row: ReturnItemRow;
}

const itemStatus = {
  UNCONFIRMED: 'PENDING',
  PENDING: 'PENDING',
  DENIED: 'DENIED',
  PROCESSED_AND_CLOSED: 'APPROVED',
} as const;

const buyer = (order: OrderRow) => parseAddress(order.billing_address)!;

/** Returns as their buyers see them. */
export const returnFields: ResolverMap = {
  Return: {
    uid: ({ asked }: ReturnSource) => encodeUid(asked.id),
    number: ({ asked }: ReturnSource) => asked.number,
    created_at: ({ asked }: ReturnSource) => orderDate(asked.created_at),
    status: ({ asked }: ReturnSource) => asked.status,
    order: ({ order }: ReturnSource) => order,
    customer: ({ order, asked }: ReturnSource) => ({
      email: asked.contact_email,
      firstname: buyer(order).firstname,
      lastname: buyer(order).lastname,
    }),
    comments: ({ order, asked }: ReturnSource, _: unknown, context: SandboxContext) =>
      commentsOn(context, asked).map(({ created_at: at, ...said }) => ({
        ...said,
        author_name: [buyer(order).firstname, buyer(order).lastname].filter(Boolean).join(' '),
        created_at: orderDate(at),
      })),
    items: (source: ReturnSource, _: unknown, context: SandboxContext) =>
      returnItems(context, source.asked.id).map((row): ItemSource => ({ ...source, row })),
  },
  ReturnItem: {
    uid: ({ row }: ItemSource) => encodeUid(row.id),
    order_item: ({ order, row }: ItemSource, _: unknown, { db }: SandboxContext) => ({
      order,
      item: orderItems(db, order.id).find(({ id }) => id === row.order_item_id)!,
    }),
    request_quantity: ({ row }: ItemSource) => row.quantity,
    quantity: ({ row, asked }: ItemSource) => (asked.status === 'PROCESSED_AND_CLOSED' ? row.quantity : 0),
    status: ({ asked }: ItemSource) => itemStatus[asked.status],
    custom_attributes({ row }: ItemSource, _: unknown, context: SandboxContext) {
      const { code, label } = returnReasonInView(context);
      return [{ uid: encodeUid(code), label, value: JSON.stringify(reasonInView(context, row.reason)) }];
    },
  },
};
