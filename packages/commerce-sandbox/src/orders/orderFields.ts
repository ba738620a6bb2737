import type { LineOption } from '../cart/customChoices.ts';
import type { SandboxContext } from '../context.ts';
import { paymentTitles } from '../checkout/paymentMethods.ts';
import { parseAddress } from '../checkout/PostalAddress.ts';
import { rows } from '../database.ts';
import { money, rupees } from '../money.ts';
import { productById } from '../products/findProducts.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import { type OrderDetails, readDetails } from './orderDetails.ts';
import { type OrderItemRow, orderItems, type OrderRow, statusLabels } from './findOrder.ts';

/** Magento's "Y-m-d H:i:s", in UTC. */
export const orderDate = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const discount = (label: string, amount: number, code: string | null = null) => ({
  label,
  amount: money(amount),
  applied_to: 'ITEM',
  coupon: code === null ? null : { code },
});

/** What was taken off: by coupon, coins and gift card, so that the order's totals add up. */
function orderDiscounts(order: OrderRow) {
  return [
    ...(order.discount > 0 ? [discount(order.coupon_label!, order.discount, order.coupon_code)] : []),
    ...(order.coins > 0 ? [discount('Coins', order.coins)] : []),
    ...(order.gift_card > 0 ? [discount(`Gift card (${order.gift_card_code})`, order.gift_card)] : []),
  ];
}

const orderTotal = (order: OrderRow) => ({
  base_grand_total: money(order.grand_total),
  grand_total: money(order.grand_total),
  subtotal: money(order.subtotal),
  subtotal_excl_tax: money(order.subtotal),
  subtotal_incl_tax: money(order.subtotal),
  discounts: orderDiscounts(order),
  handling_charge: order.handling > 0 ? money(order.handling) : null,
  payment_surcharge: order.surcharge > 0 ? money(order.surcharge) : null,
  taxes: [],
  total_tax: money(0),
  total_shipping: money(order.shipping),
  shipping_handling: {
    amount_excluding_tax: money(order.shipping),
    amount_including_tax: money(order.shipping),
    total_amount: money(order.shipping),
    discounts: [],
  },
});

const itemStatus: Record<OrderRow['status'], string> = {
  pending: 'Ordered',
  pending_payment: 'Ordered',
  processing: 'Invoiced',
  complete: 'Shipped',
  canceled: 'Canceled',
};

interface ItemSource {
  item: OrderItemRow;
  order: OrderRow;
}

const whenIn =
  (statuses: readonly OrderRow['status'][]) =>
  ({ item, order }: ItemSource) =>
    statuses.includes(order.status) ? item.quantity : 0;

const optionsOf = (item: OrderItemRow) => JSON.parse(item.options) as LineOption[];

const itemFields: ResolverMap[string] = {
  id: ({ item }: ItemSource) => encodeUid(item.id),
  product: ({ item }: ItemSource, _: unknown, { db }: SandboxContext) =>
    productById(db, item.parent_id ?? item.product_id) ?? null,
  product_name: ({ item }: ItemSource) => item.name,
  product_sku: ({ item }: ItemSource) => item.sku,
  product_type: ({ item }: ItemSource) => item.type,
  product_url_key: ({ item }: ItemSource) => item.url_key,
  product_sale_price: ({ item }: ItemSource) => money(item.price),
  discounts: ({ item, order }: ItemSource) =>
    item.discount > 0 ? [discount(order.coupon_label!, item.discount, order.coupon_code)] : [],
  selected_options: ({ item }: ItemSource) => optionsOf(item).filter(({ isEntered }) => !isEntered),
  entered_options: ({ item }: ItemSource) => optionsOf(item).filter(({ isEntered }) => isEntered),
  status: ({ order }: ItemSource) => itemStatus[order.status],
  quantity_ordered: ({ item }: ItemSource) => item.quantity,
  quantity_canceled: whenIn(['canceled']),
  quantity_invoiced: whenIn(['processing', 'complete']),
  quantity_shipped: whenIn(['complete']),
  quantity_refunded: () => 0,
  quantity_returned: () => 0,
};

const itemTypes: Record<OrderDetails['productType'], string> = {
  bundle: 'BundleOrderItem',
  downloadable: 'DownloadableOrderItem',
  giftcard: 'GiftCardOrderItem',
};

function orderedBundle({ item }: ItemSource) {
  const details = readDetails(item);
  return details?.productType !== 'bundle'
    ? null
    : details.options.map(option => ({
        id: encodeUid(option.id),
        uid: encodeUid(`bundle/${option.id}`),
        label: option.label,
        values: option.values.map(value => ({
          id: encodeUid(value.id),
          uid: encodeUid(`bundle/${option.id}/${value.id}/${value.quantity}`),
          product_name: value.name,
          product_sku: value.sku,
          quantity: value.quantity,
          price: money(value.price),
        })),
      }));
}

function orderedLinks({ item }: ItemSource) {
  const details = readDetails(item);
  return details?.productType === 'downloadable'
    ? details.links.map(({ id, title, position }) => ({
        uid: encodeUid(`downloadable/${id}`),
        title,
        sort_order: position,
      }))
    : null;
}

function orderedCard({ item }: ItemSource) {
  const details = readDetails(item);
  return details?.productType !== 'giftcard'
    ? null
    : {
        message: details.message,
        sender_name: details.senderName,
        sender_email: details.senderEmail,
        recipient_name: details.recipientName,
        recipient_email: details.recipientEmail,
      };
}

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
    payment_methods: (order: OrderRow) => [
      {
        name: paymentTitles[order.payment_method],
        type: order.payment_method,
        additional_data: order.payment_id === null ? [] : [{ name: 'payment_id', value: order.payment_id }],
      },
    ],
    available_actions: () => ['REORDER'],
    invoices: () => [],
    credit_memos: () => [],
    gst_invoices: () => [],
    shipments: () => [],
    items_eligible_for_return: () => [],
    returns: () => ({ items: [], total_count: 0 }),
    total: orderTotal,
  },
  OrderItemInterface: {
    __resolveType({ item }: ItemSource) {
      const details = readDetails(item);
      return details ? itemTypes[details.productType] : 'OrderItem';
    },
  },
  ShipmentItemInterface: { __resolveType: () => 'ShipmentItem' },
  InvoiceItemInterface: { __resolveType: () => 'InvoiceItem' },
  CreditMemoItemInterface: { __resolveType: () => 'CreditMemoItem' },
  OrderItem: itemFields,
  BundleOrderItem: { ...itemFields, bundle_options: orderedBundle },
  DownloadableOrderItem: { ...itemFields, downloadable_links: orderedLinks },
  GiftCardOrderItem: { ...itemFields, gift_card: orderedCard },
};
