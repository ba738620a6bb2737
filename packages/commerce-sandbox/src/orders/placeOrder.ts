import { countCoupon, couponLabel } from '../cart/coupons.ts';
import type { CartLine } from '../cart/cartLines.ts';
import type { CartView } from '../cart/CartView.ts';
import { choiceText } from '../cart/choices.ts';
import { changeCart } from '../cart/findCart.ts';
import { lineOptions, soldSku } from '../cart/lineOptions.ts';
import { codesOf, type PayingCard, spendGiftCards } from '../cart/giftCards.ts';
import type { PaymentMethodCode } from '../checkout/paymentMethods.ts';
import { shippingTitle } from '../checkout/shippingMethods.ts';
import { coinReasons } from '../coins/coinReasons.ts';
import { moveCoins } from '../coins/ledger.ts';
import type { SandboxContext } from '../context.ts';
import { run, transaction } from '../database.ts';
import { isGateway, traitsOf } from '../gateways/traits.ts';
import { NO_GIFT } from '../gifts/Gift.ts';
import { productTax } from '../gst/productTax.ts';
import { notifyOfOrder } from '../notifications/notifyOfOrder.ts';
import { bundleOf } from '../products/bundles.ts';
import { nameInView } from '../products/inView.ts';
import { randomId } from '../randomId.ts';
import type { TellDeps } from '../store/storeViewOf.ts';
import { type OrderRow, orderById } from './findOrder.ts';
import { mailOrder } from './mailOrder.ts';
import { orderDetails } from './orderDetails.ts';
import { nextOrderNumber } from './orderNumber.ts';
import { orderTexts } from './orderTexts.ts';
import { issueGiftCards } from './soldGiftCards.ts';

/** What placing needs to know; less than a request does, so that a seed can place too. */
export type PlaceContext = TellDeps & Pick<SandboxContext, 'random' | 'storeView'>;

/**
 * Makes an order of a cart that placeProblem has nothing against, in one transaction: stock goes down, the coupon is
 * counted, coins and gift card are taken, and the cart ends. `email` is where the confirmation goes.
 */
export function placeOrder(context: PlaceContext, view: CartView, email: string): OrderRow {
  return transaction(context.db, () => {
    const order = insertOrder(context, view, email);
    view.lines.forEach((line, index) => insertItem(context, order.id, line, view.totals.lineDiscounts[index]!));
    takeCredit(context, order, view.totals.cards);
    changeCart(context, view.cart.id, { is_active: 0, email });
    // For a gateway this follows when the money has come.
    if (!isGateway(order.payment_method)) {
      mailOrder(context, order);
      const { placed } = orderTexts[context.storeView.locale];
      notifyOfOrder(context, order, placed.title(order.number), placed.body);
    }
    // Nothing is left to pay: what is sent by mail goes at once.
    if (order.payment_method === 'free') issueGiftCards(context, order);
    return order;
  });
}

function insertOrder(context: PlaceContext, view: CartView, email: string): OrderRow {
  const { db, clock, random, storeView } = context;
  const { cart, totals, coupon, shippingMethod, gift } = view;
  const now = clock().getTime();
  const method = cart.payment_method as PaymentMethodCode;
  const columns = {
    number: nextOrderNumber(db, storeView),
    token: randomId(random),
    store_id: storeView.id,
    cart_id: cart.id,
    customer_id: cart.customer_id,
    email,
    status: isGateway(method) ? traitsOf(method).firstStatus : 'pending',
    payment_method: method,
    shipping_method: shippingMethod && `${shippingMethod.carrier_code}_${shippingMethod.method_code}`,
    shipping_title: shippingMethod && shippingTitle(context, shippingMethod),
    shipping_address: view.isVirtual ? null : cart.shipping_address,
    billing_address: cart.billing_address!,
    coupon_code: coupon && coupon.code,
    coupon_label: coupon && couponLabel(context, coupon),
    gift_card_code: totals.giftCard > 0 ? codesOf(totals.cards) : null,
    subtotal: totals.subtotal,
    discount: totals.discount + totals.chargesDiscount,
    handling: totals.handling,
    shipping: totals.shipping,
    surcharge: totals.surcharge,
    wrapping: totals.wrapping,
    gift: gift === NO_GIFT ? null : JSON.stringify(gift),
    coins: totals.coins,
    gift_card: totals.giftCard,
    grand_total: totals.grandTotal,
    created_at: now,
    changed_at: now,
    seller: JSON.stringify(storeView.seller),
  };
  const names = Object.keys(columns);
  const sql = `INSERT INTO sales_order (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
  const { id } = run(db, sql, ...Object.values(columns));
  return orderById(db, id)!;
}

function insertItem(context: PlaceContext, orderId: number, line: CartLine, discount: number): void {
  const { db } = context;
  const { product, parent, quantity, price } = line;
  const taken = line.parts.map(part => [part.product.id, part.quantity * quantity] as const);
  const details = orderDetails(db, line);
  const tax = productTax(product);
  run(
    db,
    `INSERT INTO order_item (order_id, product_id, parent_id, sku, name, type, url_key, options, quantity, price, discount, parts, details, choice, hsn, gst_rate, gift)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderId,
    product.id,
    parent?.id ?? null,
    soldSku(line, bundleOf(db, product.id)?.dynamic_sku === 1),
    nameInView(parent ?? product, context),
    (parent ?? product).type,
    (parent ?? product).url_key,
    JSON.stringify(lineOptions(context, line)),
    quantity,
    price,
    discount,
    JSON.stringify(taken),
    details && JSON.stringify(details),
    choiceText(line.choice),
    tax.hsn,
    tax.rate,
    line.gift === NO_GIFT ? null : JSON.stringify(line.gift),
  );
  for (const [productId, pieces] of taken)
    run(db, 'UPDATE product SET stock = stock - ? WHERE id = ?', pieces, productId);
}

function takeCredit({ db, clock }: PlaceContext, order: OrderRow, cards: readonly PayingCard[]): void {
  if (order.coupon_code !== null) countCoupon(db, order.coupon_code, 1);
  spendGiftCards(db, order.id, cards);
  if (order.customer_id !== null)
    moveCoins(db, order.customer_id, -order.coins, coinReasons.used(order.number), clock());
}
