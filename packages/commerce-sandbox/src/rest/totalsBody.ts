import type { CartLine } from '../cart/cartLines.ts';
import { codesOf } from '../cart/giftCards.ts';
import type { CartView } from '../cart/CartView.ts';
import { lineOptions } from '../cart/lineOptions.ts';
import { type PaymentMethodCode, paymentMethodsFor, paymentTitles } from '../checkout/paymentMethods.ts';
import { rupees } from '../money.ts';
import type { SandboxContext } from '../context.ts';

/** Magento repeats every amount in the base currency, which is the same one here. */
const both = (name: string, amount: number) => ({ [name]: amount, [`base_${name}`]: amount });

/** quote-data-totals-interface. */
export function totalsBody(context: SandboxContext, view: CartView) {
  const { totals, lines, coupon } = view;
  const discount = rupees(totals.discount + totals.chargesDiscount);
  return {
    ...both('grand_total', rupees(totals.grandTotal)),
    ...both('subtotal', rupees(totals.subtotal)),
    ...both('discount_amount', discount === 0 ? 0 : -discount),
    ...both('subtotal_with_discount', rupees(totals.subtotal - totals.discount)),
    ...both('shipping_amount', rupees(totals.shipping)),
    ...both('shipping_discount_amount', 0),
    ...both('tax_amount', 0),
    weee_tax_applied_amount: null,
    ...both('shipping_tax_amount', 0),
    subtotal_incl_tax: rupees(totals.subtotal),
    ...both('shipping_incl_tax', rupees(totals.shipping)),
    base_currency_code: 'INR',
    quote_currency_code: 'INR',
    ...(coupon && { coupon_code: coupon.code }),
    items_qty: lines.reduce((sum, line) => sum + line.quantity, 0),
    items: lines.map((line, index) => itemBody(context, line, totals.lineDiscounts[index]!)),
    total_segments: segments(view),
    extension_attributes: { coupon_label: coupon?.label ?? '' },
  };
}

function itemBody({ db }: SandboxContext, line: CartLine, discount: number) {
  return {
    item_id: line.id,
    ...both('price', rupees(line.price)),
    qty: line.quantity,
    ...both('row_total', rupees(line.rowTotal)),
    row_total_with_discount: rupees(line.rowTotal - discount),
    ...both('tax_amount', 0),
    tax_percent: 0,
    ...both('discount_amount', rupees(discount)),
    discount_percent: 0,
    ...both('price_incl_tax', rupees(line.price)),
    ...both('row_total_incl_tax', rupees(line.rowTotal)),
    options: JSON.stringify(lineOptions(db, line).map(({ label, value }) => ({ label, value }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: (line.parent ?? line.product).name,
  };
}

const segment = (code: string, title: string, paise: number) => ({ code, title, value: rupees(paise) });

/** What the total is made of. Segments of extensions appear only when they add or take something. */
function segments({ totals, coupon, shippingMethod, cart }: CartView) {
  const discount = totals.discount + totals.chargesDiscount;
  const method = cart.payment_method as PaymentMethodCode | null;
  return [
    segment('subtotal', 'Subtotal', totals.subtotal),
    ...(shippingMethod
      ? [
          segment(
            'shipping',
            `Shipping & Handling (${shippingMethod.carrier_title} - ${shippingMethod.method_title})`,
            totals.shipping,
          ),
        ]
      : []),
    ...(totals.handling > 0 ? [segment('productsurcharge_fee', 'Handling charge', totals.handling)] : []),
    ...(discount > 0 ? [segment('discount', `Discount (${coupon!.code})`, -discount)] : []),
    ...(totals.coins > 0 ? [segment('mwrewardpoints', 'Reward points', -totals.coins)] : []),
    ...(totals.giftCard > 0
      ? [segment('giftcardaccount', `Gift card (${codesOf(totals.cards)})`, -totals.giftCard)]
      : []),
    ...(totals.surcharge > 0 ? [segment('payment_surcharge', paymentTitles[method!], totals.surcharge)] : []),
    { ...segment('tax', 'Tax', 0), extension_attributes: { tax_grandtotal_details: [] } },
    { ...segment('grand_total', 'Grand Total', totals.grandTotal), area: 'footer' },
  ];
}

/** checkout-data-payment-details-interface. */
export function paymentDetailsBody(context: SandboxContext, view: CartView) {
  return {
    payment_methods: paymentMethodsFor(view).map(code => ({ code, title: paymentTitles[code] })),
    totals: totalsBody(context, view),
  };
}
