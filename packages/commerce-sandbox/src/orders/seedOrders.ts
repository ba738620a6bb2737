import type { StoreViewSeed } from '../catalogue/contentTypes.ts';
import { putItem } from '../cart/cartItems.ts';
import { viewCart } from '../cart/CartView.ts';
import { changeCart, makeCart } from '../cart/findCart.ts';
import type { PaymentMethodCode } from '../checkout/paymentMethods.ts';
import type { PostalAddress } from '../checkout/PostalAddress.ts';
import { methodKey } from '../checkout/shippingMethods.ts';
import { rows, run } from '../database.ts';
import { decideReturn } from '../fulfilment/decideReturn.ts';
import { deliverOrder } from '../fulfilment/deliverOrder.ts';
import { requestReturn } from '../fulfilment/requestReturn.ts';
import { shipOrder } from '../fulfilment/shipOrder.ts';
import { withdrawOrder } from '../fulfilment/withdrawOrder.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';
import { storeViewOf } from '../store/storeViewOf.ts';
import { encodeUid } from '../uid.ts';
import { cancellationReasons } from './cancellationReasons.ts';
import { orderById, orderItems } from './findOrder.ts';
import { payOrder } from './payOrder.ts';
import { type PlaceContext, placeOrder } from './placeOrder.ts';
import { returnReason } from './returnReason.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A past order. What happened to it is told by how many days ago it did. */
interface Past {
  ordered: number;
  method: PaymentMethodCode;
  paymentId?: string;
  quantity: number;
  sent?: number;
  delivered?: number;
  returned?: number;
  canceled?: number;
}

/** One in each state, oldest first: delivered, given back, cancelled, to be given back, on its way, being packed. */
const past: readonly Past[] = [
  { ordered: 41, method: 'cashondelivery', quantity: 1, sent: 40, delivered: 37 },
  {
    ordered: 30,
    method: 'razorpay',
    paymentId: 'pay_DemoAshaThirty',
    quantity: 1,
    sent: 29,
    delivered: 27,
    returned: 22,
  },
  { ordered: 20, method: 'cashondelivery', quantity: 1, canceled: 19 },
  { ordered: 12, method: 'razorpay', paymentId: 'pay_DemoAshaTwelve', quantity: 2, sent: 11, delivered: 4 },
  { ordered: 4, method: 'cashfree', paymentId: '3020479902', quantity: 1, sent: 1 },
  { ordered: 2, method: 'cashfree', paymentId: '3020481177', quantity: 1 },
];

/**
 * Past orders of a customer, placed and moved on by the same code as today's. The stock stays what the catalogue says.
 */
export function seedOrders(
  { db, now, random }: SeedDeps,
  customerId: number,
  address: PostalAddress,
  storeViews: readonly StoreViewSeed[],
): void {
  const products = rows<{ id: number; stock: number }>(
    db,
    `SELECT id, stock FROM product WHERE type = 'simple' AND parent_id IS NULL AND stock > 5 AND min_final BETWEEN 50000 AND 500000 ORDER BY id`,
  );
  past.forEach((order, index) => {
    const product = products[Math.floor((products.length * index) / past.length)];
    if (!product) return;
    const ago = (days: number): PlaceContext => ({
      db,
      random,
      config: { storeViews },
      storeView: storeViewOf({ config: { storeViews } }, null),
      clock: () => new Date(now.getTime() - days * DAY),
    });
    const id = place(ago(order.ordered), customerId, address, product.id, order);
    moveOn(ago, id, order, index);
    run(db, 'UPDATE product SET stock = ? WHERE id = ?', product.stock, product.id);
  });
}

function place(
  context: PlaceContext,
  customerId: number,
  address: PostalAddress,
  productId: number,
  { method, paymentId, quantity }: Past,
): number {
  const cart = makeCart(context, customerId);
  putItem(context.db, cart.id, productId, quantity, context.clock());
  const json = JSON.stringify(address);
  changeCart(context, cart.id, { shipping_address: json, billing_address: json, payment_method: method });
  changeCart(context, cart.id, { shipping_method: methodKey(viewCart(context, cart.id).shippingMethods[0]!) });
  const { id } = placeOrder(context, viewCart(context, cart.id), 'asha@example.com');
  if (paymentId) payOrder(context, id, paymentId);
  return id;
}

function moveOn(ago: (days: number) => PlaceContext, id: number, order: Past, index: number): void {
  const current = ({ db }: PlaceContext) => orderById(db, id)!;
  if (order.canceled !== undefined) withdrawOrder(ago(order.canceled), id, cancellationReasons[0]!);
  if (order.sent !== undefined) {
    const then = ago(order.sent);
    shipOrder(then, current(then), { carrier: 'Bluefin Express', trackingNumber: `BFX${40_817_220 + 7919 * index}` });
  }
  if (order.delivered !== undefined) deliverOrder(ago(order.delivered), current(ago(order.delivered)));
  if (order.returned !== undefined) {
    const then = ago(order.returned + 2);
    const [item] = orderItems(then.db, id);
    const reason = [{ attribute_code: returnReason.code, value: returnReason.options[0]!.value }];
    const asked = requestReturn(then, current(then), {
      items: [
        { order_item_uid: encodeUid(item!.id), quantity_to_return: order.quantity, selected_custom_attributes: reason },
      ],
    });
    decideReturn(ago(order.returned), asked.id, true);
  }
}
