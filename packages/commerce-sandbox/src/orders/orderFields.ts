import type { SandboxContext } from '../context.ts';
import { paymentTitle } from '../checkout/paymentMethods.ts';
import { parseAddress } from '../checkout/PostalAddress.ts';
import { rows } from '../database.ts';
import { rupees } from '../money.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { chosenFields } from './chosenFields.ts';
import { orderItems, type OrderRow, statusLabels } from './findOrder.ts';
import { itemFields, type ItemSource, itemType } from './itemFields.ts';
import { orderDate } from './orderDate.ts';
import { orderTotal } from './orderTotals.ts';

/** Orders as their customers see them. */
export const orderFields: ResolverMap = {
  CustomerOrder: {
    id: (order: OrderRow) => encodeUid(order.id),
    increment_id: (order: OrderRow) => order.number,
    order_number: (order: OrderRow) => order.number,
    order_date: (order: OrderRow) => orderDate(order.created_at),
    order_status_change_date: (order: OrderRow) => orderDate(order.changed_at),
    status: (order: OrderRow) => statusLabels[order.status],
    grand_total: (order: OrderRow) => rupees(order.grand_total),
    is_virtual: (order: OrderRow) => order.shipping_address === null,
    carrier: (order: OrderRow) => order.shipping_title?.split(' - ')[0] ?? null,
    shipping_method: (order: OrderRow) => order.shipping_title,
    shipping_address: (order: OrderRow) => parseAddress(order.shipping_address),
    billing_address: (order: OrderRow) => parseAddress(order.billing_address),
    applied_coupons: (order: OrderRow) => (order.coupon_code === null ? [] : [{ code: order.coupon_code }]),
    comments: (order: OrderRow, _: unknown, { db }: SandboxContext) =>
      rows<{ message: string; created_at: number }>(
        db,
        'SELECT message, created_at FROM order_comment WHERE order_id = ? ORDER BY id',
        order.id,
      ).map(({ message, created_at: at }) => ({ message, timestamp: orderDate(at) })),
    items: (order: OrderRow, _: unknown, { db }: SandboxContext) =>
      orderItems(db, order.id).map((item): ItemSource => ({ item, order })),
    payment_methods: (order: OrderRow, _: unknown, context: SandboxContext) => [
      {
        name: paymentTitle(context, order.payment_method),
        type: order.payment_method,
        additional_data: order.payment_id === null ? [] : [{ name: 'payment_id', value: order.payment_id }],
      },
    ],
    total: orderTotal,
  },
  OrderItemInterface: { __resolveType: itemType },
  OrderItem: itemFields,
  BundleOrderItem: { ...itemFields, ...chosenFields.Bundle },
  DownloadableOrderItem: { ...itemFields, ...chosenFields.Downloadable },
  GiftCardOrderItem: { ...itemFields, ...chosenFields.GiftCard },
};
