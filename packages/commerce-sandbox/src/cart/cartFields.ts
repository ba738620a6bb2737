import type { SandboxContext } from '../context.ts';
import { isOnlyUpi } from '../checkout/paymentMethods.ts';
import { cartTaxes } from '../gst/cartTaxes.ts';
import { money, rupees } from '../money.ts';
import { buyersEmail } from '../orders/buyersEmail.ts';
import { cutPage, readPage } from '../products/pageInfo.ts';
import type { ResolverMap } from '../resolverMap.ts';
import type { CartLine } from './cartLines.ts';
import type { CartView } from './CartView.ts';
import { couponLabel } from './coupons.ts';
import { expiryOf } from './giftCards.ts';
import { goneProducts, quoteErrors } from './stockErrors.ts';

/** A line as the GraphQL type CartItemInterface takes it. */
export interface LineSource {
  line: CartLine;
  /** Paise off the whole line. */
  discount: number;
  view: CartView;
}

/** The lines of a cart as its GraphQL types take them. */
export const lineSources = (view: CartView): LineSource[] =>
  view.lines.map((line, index) => ({ line, discount: view.totals.lineDiscounts[index]!, view }));

const discount = (context: SandboxContext, { coupon }: CartView, amount: number, appliedTo: 'ITEM' | 'SHIPPING') => ({
  amount: money(amount),
  applied_to: appliedTo,
  coupon: { code: coupon!.code },
  label: couponLabel(context, coupon!),
});

/** The discounts of a cart, null when there are none. */
export function cartDiscounts(view: CartView, _: unknown, context: SandboxContext) {
  const { totals } = view;
  const list = [
    ...(totals.discount > 0 ? [discount(context, view, totals.discount, 'ITEM')] : []),
    ...(totals.chargesDiscount > 0 ? [discount(context, view, totals.chargesDiscount, 'SHIPPING')] : []),
  ];
  return list.length > 0 ? list : null;
}

/** The discounts of one line, null when there are none. */
export const lineDiscounts = (source: LineSource, _: unknown, context: SandboxContext) =>
  source.discount > 0 ? [discount(context, source.view, source.discount, 'ITEM')] : null;

const quantities = ({ lines }: CartView) => lines.reduce((sum, line) => sum + line.quantity, 0);

/** Fields of the type Cart that the cart itself answers; checkout and coins add theirs. */
export const cartFields: Record<'Cart' | 'CartPrices', ResolverMap[string]> = {
  Cart: {
    id: ({ cart }: CartView) => cart.masked_id,
    email: ({ cart }: CartView, _: unknown, context: SandboxContext) => buyersEmail(context, cart),
    is_virtual: ({ isVirtual }: CartView) => isVirtual,
    // An Error in the list becomes a null item and an error at its path: the older Magento's way to say it.
    items(view: CartView, _: unknown, { config }: SandboxContext) {
      const inFront = config.magentoRelease === '2.4.6' ? quoteErrors(view) : [];
      return [...inFront, ...lineSources(view), ...goneProducts(view)];
    },
    itemsV2: (view: CartView, args: { pageSize?: number | null; currentPage?: number | null }) =>
      cutPage(lineSources(view), readPage(args)),
    total_quantity: quantities,
    total_summary_quantity_including_config: quantities,
    applied_coupons: ({ coupon }: CartView) => (coupon ? [{ code: coupon.code }] : null),
    applied_gift_cards: ({ totals: { cards } }: CartView) =>
      cards.length === 0
        ? null
        : cards.map(({ card, pays }) => ({
            code: card.code,
            applied_balance: money(pays),
            current_balance: money(card.balance),
            expiration_date: expiryOf(card),
          })),
    is_only_upi: isOnlyUpi,
    total_discount: ({ totals }: CartView) => rupees(totals.discount + totals.chargesDiscount),
    prices: (view: CartView) => view,
  },
  CartPrices: {
    grand_total: ({ totals }: CartView) => money(totals.grandTotal),
    subtotal_excluding_tax: (view: CartView, _: unknown, context: SandboxContext) =>
      money(view.totals.subtotal - cartTaxes(context, view).inSubtotal),
    subtotal_including_tax: ({ totals }: CartView) => money(totals.subtotal),
    subtotal_with_discount_excluding_tax: (view: CartView, _: unknown, context: SandboxContext) =>
      money(view.totals.subtotal - cartTaxes(context, view).inSubtotal - view.totals.discount),
    applied_taxes: (view: CartView, _: unknown, context: SandboxContext) =>
      cartTaxes(context, view).taxes.map(({ title, amount }) => ({ label: title, amount: money(amount) })),
    discounts: cartDiscounts,
    handling_charge: ({ totals }: CartView) => (totals.handling > 0 ? money(totals.handling) : null),
    payment_surcharge: ({ totals }: CartView) => (totals.surcharge > 0 ? money(totals.surcharge) : null),
  },
};
