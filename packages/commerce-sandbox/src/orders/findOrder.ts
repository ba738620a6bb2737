import type { DatabaseSync } from 'node:sqlite';
import { row, rows, run } from '../database.ts';
import type { PaymentMethodCode } from '../checkout/paymentMethods.ts';

export type OrderStatus = 'pending' | 'pending_payment' | 'processing' | 'complete' | 'canceled' | 'closed';

/** A row of the table `sales_order`. Money in paise, times in ms, addresses as JSON. */
export interface OrderRow {
  /** Entity id. */
  id: number;
  /** Increment id, the printed number. */
  number: string;
  token: string;
  store_id: number;
  cart_id: number;
  customer_id: number | null;
  email: string;
  status: OrderStatus;
  payment_method: PaymentMethodCode;
  /** The gateway's id of the payment that paid it. */
  payment_id: string | null;
  shipping_method: string | null;
  shipping_title: string | null;
  shipping_address: string | null;
  billing_address: string;
  coupon_code: string | null;
  coupon_label: string | null;
  gift_card_code: string | null;
  subtotal: number;
  /** On goods and charges together. */
  discount: number;
  handling: number;
  shipping: number;
  surcharge: number;
  /** Of gift wrapping and a printed card. */
  wrapping: number;
  coins: number;
  gift_card: number;
  grand_total: number;
  created_at: number;
  changed_at: number;
  /** JSON of a Seller, as it was then. Null for orders of an older sandbox. */
  seller: string | null;
  /** JSON of an OrderGift. */
  gift: string | null;
}

/** A row of the table `order_item`. */
export interface OrderItemRow {
  id: number;
  order_id: number;
  product_id: number;
  parent_id: number | null;
  sku: string;
  name: string;
  type: string;
  url_key: string;
  /** JSON list of `{label, value}`. */
  options: string;
  quantity: number;
  /** For one piece. */
  price: number;
  /** On the whole line. */
  discount: number;
  /** JSON list of [product id, pieces] that it took from the stock; empty for its own product. */
  parts: string;
  /** JSON of OrderDetails, null where nothing was chosen. */
  details: string | null;
  /** What was chosen, as the cart keeps it (choiceText). */
  choice: string;
  /** HSN code; empty where nothing is known. */
  hsn: string;
  /** Percent of GST in the price. */
  gst_rate: number;
  /** JSON of an ItemGift. */
  gift: string | null;
}

/** Magento shows labels, not codes. */
export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  pending_payment: 'Pending Payment',
  processing: 'Processing',
  complete: 'Complete',
  canceled: 'Canceled',
  closed: 'Closed',
};

export function orderById(db: DatabaseSync, id: number): OrderRow | undefined {
  return row<OrderRow>(db, 'SELECT * FROM sales_order WHERE id = ?', id);
}

export function orderByNumber(db: DatabaseSync, number: string): OrderRow | undefined {
  return row<OrderRow>(db, 'SELECT * FROM sales_order WHERE number = ?', number);
}

/** The last order that a cart became, a cancelled one too. */
export function orderOfCart(db: DatabaseSync, cartId: number): OrderRow | undefined {
  return row<OrderRow>(db, 'SELECT * FROM sales_order WHERE cart_id = ? ORDER BY id DESC LIMIT 1', cartId);
}

export function orderItems(db: DatabaseSync, orderId: number): OrderItemRow[] {
  return rows<OrderItemRow>(db, 'SELECT * FROM order_item WHERE order_id = ? ORDER BY id', orderId);
}

/** Gives pieces of an item back to the stock, all of them unless told. */
export function returnStock(db: DatabaseSync, item: OrderItemRow, count: number = item.quantity): void {
  const parts = JSON.parse(item.parts) as [productId: number, pieces: number][];
  const taken: typeof parts = parts.length > 0 ? parts : [[item.product_id, item.quantity]];
  for (const [productId, pieces] of taken)
    run(db, 'UPDATE product SET stock = stock + ? WHERE id = ?', (pieces * count) / item.quantity, productId);
}

/** True while it waits for money that a gateway has to bring. */
export const isUnpaid = (order: OrderRow): boolean => order.status === 'pending' || order.status === 'pending_payment';
