import { checkoutSlice, type OpenOrder, type OrderReceipt, type ShopState } from '@shop/state';
import { isGateway } from '@shop/variant';
import { event, type AnalyticsEvent, type Item } from './events.ts';
import { cartBasket, rupees, type KnownItems } from './knownItems.ts';

const {
  begun,
  openOrderChanged,
  orderProgressed,
  paymentEnded,
  paymentMethodAccepted,
  receiptSet,
  shippingAddressAccepted,
  shippingMethodAccepted,
} = checkoutSlice.actions;

export interface CheckoutPorts {
  known: KnownItems;
  /** True the first time for a key, across documents (analytics-06). */
  firstTime: (key: string) => boolean;
  /** Purchase programme of the customer, for example "STUDENT"; undefined without one. */
  programme: () => string | undefined;
}

const wayOf = ({ option, method }: { option?: string | undefined; method: string }) => option || method;

/** What an order was made of. What was taken off is off its value; what was charged on top is not in it. */
function purchaseOf({ bought }: OrderReceipt, fallback: number, known: KnownItems) {
  const items = (bought?.lines ?? []).map(({ sku, variantSku, name, quantity, total }): Item => ({
    ...(sku !== undefined && known.find(sku)),
    item_name: name,
    ...(variantSku !== undefined && { item_variant: variantSku }),
    price: rupees(total / Math.max(1, quantity)),
    quantity,
  }));
  const sum = (rows: { value: number | null }[]) => rows.reduce((all, { value }) => all + (value ?? 0), 0);
  const rows = bought?.rows ?? [];
  const value = bought
    ? rupees(
        bought.lines.reduce((all, { total }) => all + total, 0) +
          sum(rows.filter(({ key }) => key.startsWith('discount-'))),
      )
    : fallback;
  const shipping = rows.find(({ key }) => key === 'shipping')?.value ?? undefined;
  return { currency: 'INR' as const, value, items, shipping, coupon: bought?.coupon };
}

/** Tells how a checkout goes, from its first page to the paid order. */
export function checkoutEvents(first: ShopState, { known, firstTime, programme }: CheckoutPorts) {
  let before = first.checkout;
  let isBeginning = false;

  const begin = ({ cart }: ShopState): AnalyticsEvent[] => {
    const { details } = cart;
    if (!isBeginning || details === null || details.items.length === 0) return [];
    isBeginning = false;
    if (!firstTime(`checkout ${details.id}`)) return [];
    const basket = cartBasket(details);
    return [
      event('begin_checkout', { ...basket, coupon: details.applied_coupons?.[0]?.code }),
      event('checkout_started', { currency: 'INR', value: basket.value }),
    ];
  };

  const created = ({ orderNumber, total, bought, ...order }: OpenOrder): AnalyticsEvent[] => {
    if (orderNumber === undefined || !firstTime(`order ${orderNumber}`)) return [];
    const value = total ?? bought?.grand ?? 0;
    return [
      event('order_created', { transaction_id: orderNumber, currency: 'INR', value, payment_type: wayOf(order) }),
    ];
  };

  const paid = (receipt: OrderReceipt, open: OpenOrder | null): AnalyticsEvent[] => {
    const number = receipt.number ?? receipt.id;
    if (!firstTime(`paid ${number}`)) return [];
    const order: OpenOrder = {
      ...(open ?? { cartId: '', customer: false, shippingAddress: null, since: 0 }),
      method: receipt.method,
      bought: receipt.bought,
      orderNumber: number,
    };
    const ref = { transaction_id: number };
    const purchase = purchaseOf(receipt, open?.total ?? 0, known);
    const whole = { ...ref, currency: 'INR' as const, value: purchase.value };
    const member = programme();
    return [
      ...created(order),
      ...(isGateway(receipt.method) ? [event('payment_success', { ...ref, payment_type: wayOf(order) })] : []),
      event('purchase', { ...ref, ...purchase }),
      event('checkout_completed', whole),
      ...(member === 'STUDENT' ? [event('student_plan_purchase', whole)] : []),
      ...(member === 'EMPLOYEE' ? [event('employee_plan_purchase', whole)] : []),
    ];
  };

  const react = (action: unknown, state: ShopState): AnalyticsEvent[] => {
    const { cart, checkout } = state;
    const { details } = cart;
    if (begun.match(action)) {
      isBeginning = true;
      return begin(state);
    }
    if (shippingAddressAccepted.match(action)) {
      const isSame = JSON.stringify(before.shippingAddress) === JSON.stringify(action.payload);
      return isSame || details === null
        ? []
        : [event('shipping_details_updated', { currency: 'INR', value: cartBasket(details).value })];
    }
    if (shippingMethodAccepted.match(action)) {
      const tier = `${action.payload.carrier_code}_${action.payload.method_code}`;
      return details !== null && firstTime(`shipping ${details.id} ${tier}`)
        ? [event('add_shipping_info', { ...cartBasket(details), shipping_tier: tier })]
        : [];
    }
    if (paymentMethodAccepted.match(action)) {
      const way = wayOf({ option: action.payload.option, method: action.payload.code });
      return details !== null && firstTime(`way ${details.id} ${way}`)
        ? [event('add_payment_info', { ...cartBasket(details), payment_type: way })]
        : [];
    }
    if (openOrderChanged.match(action)) {
      // One that was found in the browser's storage was told when it was made.
      const isNew = before.openOrder !== null && before.openOrder.cartId === action.payload?.cartId;
      return action.payload !== null && isNew ? created(action.payload) : [];
    }
    if (orderProgressed.match(action) && action.payload === 'awaiting-payment') {
      const order = checkout.openOrder;
      return order?.orderNumber !== undefined && firstTime(`payment ${order.orderNumber}`)
        ? [event('payment_initiated', { transaction_id: order.orderNumber, payment_type: wayOf(order) })]
        : [];
    }
    if (paymentEnded.match(action)) {
      const { orderNumber, method, why } = action.payload;
      return firstTime(`failed ${orderNumber}`)
        ? [event('payment_failed', { transaction_id: orderNumber, payment_type: method, reason: why })]
        : [];
    }
    if (receiptSet.match(action)) return paid(action.payload, before.openOrder);
    return begin(state);
  };

  return {
    /** Another page is shown: a checkout that was opened before its cart came is left. */
    pageShown(isCheckout: boolean): void {
      if (!isCheckout) isBeginning = false;
    },
    hear(action: unknown, state: ShopState): AnalyticsEvent[] {
      const events = react(action, state);
      before = state.checkout;
      return events;
    },
  };
}
