import type { CartLine } from '../cart/cartLines.ts';
import { couponLabel } from '../cart/coupons.ts';
import { codesOf } from '../cart/giftCards.ts';
import type { CartView } from '../cart/CartView.ts';
import { lineOptions } from '../cart/lineOptions.ts';
import { type PaymentMethodCode, paymentMethodsFor, paymentTitle } from '../checkout/paymentMethods.ts';
import { shippingTitle } from '../checkout/shippingMethods.ts';
import { type CartTaxes, cartTaxes } from '../gst/cartTaxes.ts';
import { rupees } from '../money.ts';
import type { SandboxContext } from '../context.ts';
import { nameInView } from '../products/inView.ts';
import { byLocale } from '../store/byLocale.ts';

const totalsTexts = byLocale({
  en_US: {
    subtotal: 'Subtotal',
    shipping: (way: string) => `Shipping & Handling (${way})`,
    handling: 'Handling charge',
    wrapping: 'Gift Wrapping',
    discount: (coupon: string) => `Discount (${coupon})`,
    coins: 'Reward points',
    giftCard: (codes: string) => `Gift card (${codes})`,
    tax: 'Tax',
    total: 'Grand Total',
  },
  hi_IN: {
    subtotal: 'सबटोटल',
    shipping: way => `डिलीवरी (${way})`,
    handling: 'हैंडलिंग शुल्क',
    wrapping: 'उपहार रैपिंग',
    discount: coupon => `छूट (${coupon})`,
    coins: 'कॉइन',
    giftCard: codes => `गिफ़्ट कार्ड (${codes})`,
    tax: 'टैक्स',
    total: 'कुल',
  },
});

/** Magento repeats every amount in the base currency, which is the same one here. */
const both = (name: string, amount: number) => ({ [name]: amount, [`base_${name}`]: amount });

/** quote-data-totals-interface. As in Magento, `_incl_tax` is what a shopper sees, and its name without that is less the tax. */
export function totalsBody(context: SandboxContext, view: CartView) {
  const { totals, lines, coupon } = view;
  const taxes = cartTaxes(context, view);
  const discount = rupees(totals.discount + totals.chargesDiscount);
  const subtotal = totals.subtotal - taxes.inSubtotal;
  return {
    ...both('grand_total', rupees(totals.grandTotal)),
    ...both('subtotal', rupees(subtotal)),
    ...both('discount_amount', discount === 0 ? 0 : -discount),
    ...both('subtotal_with_discount', rupees(subtotal - totals.discount)),
    ...both('shipping_amount', rupees(totals.shipping - taxes.inShipping)),
    ...both('shipping_discount_amount', 0),
    ...both('tax_amount', rupees(taxes.total)),
    weee_tax_applied_amount: null,
    ...both('shipping_tax_amount', rupees(taxes.shipping)),
    ...both('subtotal_incl_tax', rupees(totals.subtotal)),
    ...both('shipping_incl_tax', rupees(totals.shipping)),
    base_currency_code: 'INR',
    quote_currency_code: 'INR',
    ...(coupon && { coupon_code: coupon.code }),
    items_qty: lines.reduce((sum, line) => sum + line.quantity, 0),
    items: lines.map((line, index) => itemBody(context, line, totals.lineDiscounts[index]!, taxes.lines[index]!)),
    total_segments: segments(context, view, taxes),
    extension_attributes: { coupon_label: coupon ? couponLabel(context, coupon) : '' },
  };
}

function itemBody(context: SandboxContext, line: CartLine, discount: number, tax: CartTaxes['lines'][number]) {
  const row = line.rowTotal - tax.inRow;
  return {
    item_id: line.id,
    ...both('price', rupees(line.price - tax.inPiece)),
    qty: line.quantity,
    ...both('row_total', rupees(row)),
    row_total_with_discount: rupees(row - discount),
    ...both('tax_amount', rupees(tax.amount)),
    tax_percent: tax.rate,
    ...both('discount_amount', rupees(discount)),
    discount_percent: 0,
    ...both('price_incl_tax', rupees(line.price)),
    ...both('row_total_incl_tax', rupees(line.rowTotal)),
    options: JSON.stringify(lineOptions(context, line).map(({ label, value }) => ({ label, value }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: nameInView(line.parent ?? line.product, context),
  };
}

const segment = (code: string, title: string, paise: number) => ({ code, title, value: rupees(paise) });

/** What the total is made of, as a shopper sees it: with the tax, which `tax` tells and does not add. Segments of extensions appear only when they add or take something. */
function segments(context: SandboxContext, { totals, coupon, shippingMethod, cart }: CartView, taxes: CartTaxes) {
  const texts = totalsTexts[context.storeView.locale];
  const discount = totals.discount + totals.chargesDiscount;
  const method = cart.payment_method as PaymentMethodCode | null;
  return [
    segment('subtotal', texts.subtotal, totals.subtotal),
    ...(shippingMethod
      ? [segment('shipping', texts.shipping(shippingTitle(context, shippingMethod)), totals.shipping)]
      : []),
    ...(totals.handling > 0 ? [segment('productsurcharge_fee', texts.handling, totals.handling)] : []),
    ...(totals.wrapping > 0 ? [segment('giftwrapping', texts.wrapping, totals.wrapping)] : []),
    ...(discount > 0 ? [segment('discount', texts.discount(coupon!.code), -discount)] : []),
    ...(totals.coins > 0 ? [segment('mwrewardpoints', texts.coins, -totals.coins)] : []),
    ...(totals.giftCard > 0
      ? [segment('giftcardaccount', texts.giftCard(codesOf(totals.cards)), -totals.giftCard)]
      : []),
    ...(totals.surcharge > 0 ? [segment('payment_surcharge', paymentTitle(context, method!), totals.surcharge)] : []),
    {
      ...segment('tax', texts.tax, taxes.total),
      area: 'taxes',
      extension_attributes: {
        tax_grandtotal_details: taxes.taxes.map(({ title, rate, amount }, index) => ({
          amount: rupees(amount),
          rates: [{ percent: String(rate), title }],
          group_id: index + 1,
        })),
      },
    },
    { ...segment('grand_total', texts.total, totals.grandTotal), area: 'footer' },
  ];
}

/** checkout-data-payment-details-interface. */
export function paymentDetailsBody(context: SandboxContext, view: CartView) {
  return {
    payment_methods: paymentMethodsFor(view).map(code => ({ code, title: paymentTitle(context, code) })),
    totals: totalsBody(context, view),
  };
}
