import type { CartDetails } from '@shop/commerce-client';
import { cartSlice, happened, lineKey, skuOf, type AddedItem, type ShopState } from '@shop/state';
import { event, type AnalyticsEvent, type Item } from './events.ts';
import { basketOf, cartBasket, lineItem, rupees, type KnownItems } from './knownItems.ts';

const { changeReceived, detailsReceived, reset } = cartSlice.actions;

const total = (details: CartDetails) => details.prices?.grand_total?.value ?? cartBasket(details).value;
const coupons = (details: CartDetails) => (details.applied_coupons ?? []).flatMap(coupon => coupon?.code ?? []);
const isCredit = (key: string) => key === 'coins' || key.startsWith('card ');

/** A coupon that came or left. Its discount is told where nothing else changed (analytics-07). */
function couponEvents(before: CartDetails, after: CartDetails, isAlone: boolean): AnalyticsEvent[] {
  const [had, has] = [coupons(before), coupons(after)];
  const came = has.filter(code => !had.includes(code));
  const left = had.filter(code => !has.includes(code));
  const discount = isAlone ? rupees(total(before) - total(after)) : undefined;
  return [
    ...left.map(coupon =>
      event('coupon_removed', { coupon, currency: 'INR', discount: came.length > 0 ? undefined : discount }),
    ),
    ...came.map(coupon => event('coupon_applied', { coupon, currency: 'INR', discount })),
  ];
}

function removed(before: CartDetails, after: CartDetails): AnalyticsEvent[] {
  const left = new Set(after.items.map(lineKey));
  const gone = before.items.filter(line => !left.has(lineKey(line)));
  return gone.length > 0 ? [event('remove_from_cart', basketOf(gone.map(line => lineItem(line))))] : [];
}

function updated(before: CartDetails, after: CartDetails): AnalyticsEvent[] {
  const pieces = new Map(before.items.map(line => [lineKey(line), line.quantity]));
  const changed = after.items.filter(line => pieces.get(lineKey(line)) !== line.quantity);
  if (changed.length === 0 && after.items.length === before.items.length) return [];
  const { value } = cartBasket(after);
  return [
    event('cart_updated', {
      currency: 'INR',
      value,
      change: rupees(value - cartBasket(before).value),
      items: changed.map(line => lineItem(line)),
    }),
  ];
}

/** An added item by what the cart holds of it, else by what its page showed. */
function addedItem({ sku, parentSku, quantity }: AddedItem, details: CartDetails | null, known: KnownItems): Item {
  const line = details?.items.find(each => skuOf(each) === sku || each.product.sku === sku);
  return line
    ? lineItem(line, quantity)
    : { ...known.find(parentSku ?? sku, quantity), ...(parentSku !== undefined && { item_variant: sku }) };
}

/**
 * Tells what becomes of a cart. Each change is compared with the cart as it was after the one before, because changes wait
 * for one another.
 */
export function cartEvents(first: ShopState, known: KnownItems) {
  let settled = first.cart.details;
  let isShown = false;
  let isViewTold = false;

  const view = ({ cart }: ShopState): AnalyticsEvent[] => {
    if (!isShown || isViewTold || cart.details === null || cart.isFetchingDetails) return [];
    isViewTold = true;
    return cart.details.items.length > 0 ? [event('view_cart', cartBasket(cart.details))] : [];
  };

  const change = (action: ReturnType<typeof changeReceived>, { cart }: ShopState): AnalyticsEvent[] => {
    const before = settled;
    const after = cart.details;
    settled = after;
    const { step, key, problem } = action.payload;
    // Where it was changed it is told (analytics-06).
    if (key === 'another tab') return [];
    if (before === null || after === null || before.id !== after.id || cart.errors.details !== null) return [];
    const isDone = problem === null;
    return [
      ...(isDone && step === 'remove' ? removed(before, after) : []),
      ...(isDone && step === 'update' && !isCredit(key) ? updated(before, after) : []),
      ...couponEvents(before, after, step === 'coupon'),
    ];
  };

  return {
    /** A page is shown; `isCart` when it is the cart. */
    pageShown(isCart: boolean, state: ShopState): AnalyticsEvent[] {
      isShown = isCart;
      isViewTold = false;
      return view(state);
    },
    hear(action: unknown, state: ShopState): AnalyticsEvent[] {
      if (reset.match(action)) settled = null;
      if (changeReceived.match(action)) return change(action, state);
      if (happened.match(action) && action.payload.what === 'items-added')
        return [
          event('add_to_cart', basketOf(action.payload.items.map(item => addedItem(item, state.cart.details, known)))),
        ];
      if (!detailsReceived.match(action)) return [];
      const { details, changing } = state.cart;
      if (details) known.learn(details.items.map(line => lineItem(line)));
      if (Object.values(changing).every(keys => keys.length === 0)) settled = details;
      return view(state);
    },
  };
}
