import type { StoreViewSeed } from '../catalogue/contentTypes.ts';
import { putItem } from '../cart/cartItems.ts';
import { viewCart } from '../cart/CartView.ts';
import { changeCart, makeCart } from '../cart/findCart.ts';
import type { PaymentMethodCode } from '../checkout/paymentMethods.ts';
import type { PostalAddress } from '../checkout/PostalAddress.ts';
import { methodKey } from '../checkout/shippingMethods.ts';
import { rows, run } from '../database.ts';
import type { SeedDeps } from '../seed/SeedDeps.ts';
import { orderItems, returnStock } from './findOrder.ts';
import { payOrder } from './payOrder.ts';
import { placeOrder } from './placeOrder.ts';

const DAY = 24 * 60 * 60 * 1000;

const past: readonly {
  daysAgo: number;
  method: PaymentMethodCode;
  paymentId?: string;
  isDelivered: boolean;
  quantity: number;
}[] = [
  { daysAgo: 41, method: 'cashondelivery', isDelivered: true, quantity: 1 },
  { daysAgo: 12, method: 'razorpay', paymentId: 'pay_DemoAshaTwelve', isDelivered: true, quantity: 2 },
  { daysAgo: 2, method: 'cashfree', paymentId: '3020481177', isDelivered: false, quantity: 1 },
];

/** Past orders of a customer, placed by the same code as today's. The stock stays what the catalogue says. */
export function seedOrders(
  { db, now, random }: SeedDeps,
  customerId: number,
  address: PostalAddress,
  storeView: StoreViewSeed,
): void {
  const products = rows<{ id: number }>(
    db,
    `SELECT id FROM product WHERE type = 'simple' AND parent_id IS NULL AND stock > 5 AND min_final BETWEEN 50000 AND 500000 ORDER BY id`,
  );
  past.forEach(({ daysAgo, method, paymentId, isDelivered, quantity }, index) => {
    const product = products[Math.floor((products.length * index) / past.length)];
    if (!product) return;
    const context = { db, random, storeView, clock: () => new Date(now.getTime() - daysAgo * DAY) };
    const cart = makeCart(context, customerId);
    putItem(db, cart.id, product.id, quantity, context.clock());
    const json = JSON.stringify(address);
    changeCart(context, cart.id, { shipping_address: json, billing_address: json, payment_method: method });
    changeCart(context, cart.id, { shipping_method: methodKey(viewCart(context, cart.id).shippingMethods[0]!) });
    const order = placeOrder(context, viewCart(context, cart.id), 'asha@example.com');
    if (paymentId) payOrder(context, order.id, paymentId);
    if (isDelivered) run(db, "UPDATE sales_order SET status = 'complete' WHERE id = ?", order.id);
    for (const item of orderItems(db, order.id)) returnStock(db, item);
  });
}
