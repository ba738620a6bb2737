import type { LineOption } from '../cart/customChoices.ts';
import type { SandboxContext } from '../context.ts';
import {
  invoicedPieces,
  refundedPieces,
  requestedPieces,
  returnedPieces,
  shippedPieces,
} from '../fulfilment/findDocuments.ts';
import { returnablePieces } from '../fulfilment/returnRules.ts';
import { itemGiftFields } from '../gifts/giftFields.ts';
import { money } from '../money.ts';
import { productById } from '../products/findProducts.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import type { OrderItemRow, OrderRow } from './findOrder.ts';
import { typePrefix } from './orderDetails.ts';
import { orderDiscount } from './orderTotals.ts';

/** The source of GraphQL's OrderItemInterface. */
export interface ItemSource {
  item: OrderItemRow;
  order: OrderRow;
}

const optionsOf = (item: OrderItemRow) => JSON.parse(item.options) as LineOption[];

type Count = (db: SandboxContext['db'], item: OrderItemRow) => number;

const counted =
  (count: Count) =>
  ({ item }: ItemSource, _: unknown, { db }: SandboxContext) =>
    count(db, item);

/** A cancelled order is cancelled where it was not invoiced: what was invoiced is refunded (invoice-05). */
function canceledPieces({ item, order }: ItemSource, _: unknown, { db }: SandboxContext): number {
  return order.status === 'canceled' || order.status === 'closed' ? item.quantity - invoicedPieces(db, item) : 0;
}

/** In Magento's words and its order of looking. */
function itemStatus({ item, order }: ItemSource, _: unknown, { db }: SandboxContext): string {
  if (order.status === 'canceled') return 'Canceled';
  if (refundedPieces(db, item) === item.quantity)
    return returnedPieces(db, item) === item.quantity ? 'Returned' : 'Refunded';
  if (shippedPieces(db, item) === item.quantity) return 'Shipped';
  const invoiced = invoicedPieces(db, item);
  if (invoiced === item.quantity) return 'Invoiced';
  return invoiced > 0 ? 'Partial' : 'Ordered';
}

/** What every type of item of an order answers. */
export const itemFields: ResolverMap[string] = {
  ...itemGiftFields,
  id: ({ item }: ItemSource) => encodeUid(item.id),
  product: ({ item }: ItemSource, _: unknown, { db }: SandboxContext) =>
    productById(db, item.parent_id ?? item.product_id) ?? null,
  product_name: ({ item }: ItemSource) => item.name,
  product_sku: ({ item }: ItemSource) => item.sku,
  product_type: ({ item }: ItemSource) => item.type,
  product_url_key: ({ item }: ItemSource) => item.url_key,
  product_sale_price: ({ item }: ItemSource) => money(item.price),
  discounts: ({ item, order }: ItemSource) =>
    item.discount > 0 ? [orderDiscount(order.coupon_label!, item.discount, order.coupon_code)] : [],
  selected_options: ({ item }: ItemSource) => optionsOf(item).filter(({ isEntered }) => !isEntered),
  entered_options: ({ item }: ItemSource) => optionsOf(item).filter(({ isEntered }) => isEntered),
  status: itemStatus,
  eligible_for_return: ({ item, order }: ItemSource, _: unknown, context: SandboxContext) =>
    returnablePieces(context, order, item) > 0,
  quantity_ordered: ({ item }: ItemSource) => item.quantity,
  quantity_canceled: canceledPieces,
  quantity_invoiced: counted(invoicedPieces),
  quantity_shipped: counted(shippedPieces),
  quantity_refunded: counted(refundedPieces),
  quantity_return_requested: counted(requestedPieces),
  quantity_returned: counted(returnedPieces),
};

export function itemType({ item }: ItemSource): string {
  return `${typePrefix(item) ?? (item.type === 'configurable' ? 'Configurable' : '')}OrderItem`;
}
